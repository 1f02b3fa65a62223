/** A board, or a part of it, on a fixture: /dev.html?game=NAME&fixture=mid&lang=it&theme=dark. Not part of the build. */

import { mount } from "svelte"
import "../app.css"
import Harness from "./Harness.svelte"

mount(Harness, { target: document.getElementById("app")! })
