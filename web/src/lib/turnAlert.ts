/** Calls a player back to the table when it is their turn and they look at something else. */

import { settings } from "./settings.svelte"

const BUZZ = 200

/** Whether this browser can show notices of its own outside of the page. */
export function canNotify(): boolean {
  return typeof Notification !== "undefined"
}

/** Asks the browser for leave to notify, if that has not been settled; says whether it was given. */
export async function mayNotify(): Promise<boolean> {
  if (!canNotify()) return false
  if (Notification.permission === "default") await Notification.requestPermission()
  return Notification.permission === "granted"
}

/** It is somebody's turn at a table. `company`: with people, not with bots alone. */
export function alertTurn(table: string, title: string, text: string, company: boolean): void {
  const away = document.hidden
  // Browsers refuse to buzz, and complain, before somebody has touched the page.
  if ((away || company) && settings.alerts && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ)
  if (!away || !settings.alerts || !canNotify() || Notification.permission !== "granted") return
  try {
    const notification = new Notification(title, { body: text, tag: `ludoteca-${table}`, icon: `${import.meta.env.BASE_URL}icon-192.png` })
    notification.onclick = () => {
      window.focus()
      notification.close()
    }
  } catch {
    // Phones show notifications only through a service worker; there the title and the buzz must do.
  }
}
