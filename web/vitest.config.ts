import { fileURLToPath } from "node:url"
import { svelte } from "@sveltejs/vite-plugin-svelte"
import { defineConfig } from "vitest/config"

export default defineConfig({
  plugins: [svelte()],
  // Svelte as a browser gets it: with effects.
  resolve: {
    conditions: ["browser"],
    alias: { "#transport": fileURLToPath(new URL("./src/lib/server.ts", import.meta.url)) },
  },
  server: { fs: { allow: [".."] } }, // the games' messages live beside their rules
  // What needs a page says so itself (@vitest-environment happy-dom): making one for each file takes time.
  test: { environment: "node", include: ["tests/**/*.test.ts"], restoreMocks: true, unstubGlobals: true },
})
