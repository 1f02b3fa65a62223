import { svelte } from "@sveltejs/vite-plugin-svelte"
import icons from "unplugin-icons/vite"
import { fileURLToPath } from "node:url"
import { defineConfig } from "vite"

const server = process.env.LUDOTECA_SERVER ?? "http://127.0.0.1:8000"

/** The way to the tables (src/lib/transport.ts): a server's, or, in the static edition, those of the visitor's device. */
const WAYS: Record<string, string> = { static: "./src/local/transport.ts" }

export default defineConfig(({ mode }) => ({
  // A static edition lies anywhere on its host.
  base: mode === "static" ? "./" : "/",
  resolve: { alias: { "#transport": fileURLToPath(new URL(WAYS[mode] ?? "./src/lib/server.ts", import.meta.url)) } },
  worker: { format: "es" },
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
}))
