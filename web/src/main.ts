import { mount } from "svelte"
import "./app.css"
import "./controls.css"
import App from "./App.svelte"
import { stayAtHand } from "./lib/offline"

mount(App, { target: document.getElementById("app")! })

addEventListener("load", () => void stayAtHand())
