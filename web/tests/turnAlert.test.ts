// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest"
import { settings } from "../src/lib/settings.svelte"
import { alertTurn, mayNotify } from "../src/lib/turnAlert"

const shown = vi.fn()
const vibrate = vi.fn()

function browser(permission: NotificationPermission, hidden: boolean): void {
  class FakeNotification {
    static permission = permission
    static requestPermission = vi.fn(() => Promise.resolve((FakeNotification.permission = "granted")))
    constructor(...told: unknown[]) {
      shown(...told)
    }
  }
  vi.stubGlobal("Notification", FakeNotification)
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden)
  Object.assign(navigator, { vibrate, userActivation: { hasBeenActive: true } })
}

beforeEach(() => {
  vi.clearAllMocks()
  settings.alerts = true
})

describe("alertTurn", () => {
  it("calls back who looks elsewhere", () => {
    browser("granted", true)
    alertTurn("t", "Your turn", "Play a card", false)
    expect(shown).toHaveBeenCalledWith("Your turn", expect.objectContaining({ body: "Play a card", tag: "ludoteca-t" }))
    expect(vibrate).toHaveBeenCalledOnce()
  })

  it("leaves alone who is there, or wants to be", () => {
    browser("granted", false)
    alertTurn("t", "Your turn", "", false)
    settings.alerts = false
    browser("granted", true)
    alertTurn("t", "Your turn", "", true)
    expect(shown).not.toHaveBeenCalled()
    expect(vibrate).not.toHaveBeenCalled()
  })

  it("buzzes in company even for who is there", () => {
    browser("granted", false)
    alertTurn("t", "Your turn", "", true)
    expect(vibrate).toHaveBeenCalledOnce()
  })

  it("asks for leave once, and does nothing without it", async () => {
    browser("default", true)
    alertTurn("t", "Your turn", "", false)
    expect(shown).not.toHaveBeenCalled()
    expect(await mayNotify()).toBe(true)
    browser("denied", true)
    expect(await mayNotify()).toBe(false)
  })
})
