// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from "vitest"
import { api, Refusal } from "../src/lib/api"
import { MachineCode } from "../src/lib/machineCode.svelte"

let asked: MockInstance<typeof api.machineCode>
let code: MachineCode

beforeEach(() => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(false)
  vi.useFakeTimers()
  asked = vi.spyOn(api, "machineCode")
})
afterEach(() => {
  code.close()
  vi.useRealTimers()
})

it("is asked for until it is there, and never again", async () => {
  asked.mockResolvedValueOnce({ state: "compiling" }).mockResolvedValueOnce({ state: "compiling" }).mockResolvedValue({ state: "ready" })
  code = new MachineCode()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(code.state).toBe("compiling")
  await vi.advanceTimersByTimeAsync(60_000)
  expect(code.state).toBe("ready")
  expect(asked).toHaveBeenCalledTimes(3)
})

it("is asked for again when one server has just made way for the other", async () => {
  asked.mockResolvedValueOnce({ state: "compiling" })
  asked.mockRejectedValueOnce(new Refusal({ code: "unreachable", detail: "The server does not answer." }))
  asked.mockResolvedValue({ state: "ready" })
  code = new MachineCode()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(code.state).toBe("ready")
  expect(asked).toHaveBeenCalledTimes(3)
})

it("is nothing to talk about where nobody can tell", async () => {
  asked.mockRejectedValue(new Refusal({ code: "no-page", detail: "There is no such page." }))
  code = new MachineCode()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(code.state).toBe("ready")
  expect(asked).toHaveBeenCalledOnce()
})

it("is not asked for any more when the page is gone", async () => {
  asked.mockResolvedValue({ state: "compiling" })
  code = new MachineCode()
  await vi.advanceTimersByTimeAsync(5_000)
  code.close()
  const before = asked.mock.calls.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveBeenCalledTimes(before)
})
