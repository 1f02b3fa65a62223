import { mount } from "svelte"
import "./app.css"
import "./controls.css"
import App from "./App.svelte"
import { registerServiceWorker } from "./lib/serviceWorker"

mount(App, { target: document.getElementById("app")! })

addEventListener("load", () => void registerServiceWorker())
