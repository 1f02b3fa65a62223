import { svelte } from "@sveltejs/vite-plugin-svelte"
import icons from "unplugin-icons/vite"
import { defineConfig } from "vite"

const server = process.env.LUDOTECA_SERVER ?? "http://127.0.0.1:8000"

export default defineConfig({
  plugins: [svelte(), icons({ compiler: "svelte", scale: 1 })],
  server: {
    host: "127.0.0.1",
    port: 5173,
    strictPort: true,
    fs: { allow: [".."] }, // the games' messages live beside their rules
    proxy: { "/api": { target: server, ws: true, changeOrigin: true } },
  },
  build: {
    outDir: "../src/ludoteca/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: scripts, and files cache better
    modulePreload: { polyfill: false },
  },
})
