/** An attachment: what is longer than its place, so that it scrolls, can be reached by keyboard as long as it does. */
export function scrollable(element: HTMLElement): () => void {
  function look(): void {
    if (element.scrollHeight > element.clientHeight) element.tabIndex = 0
    else element.removeAttribute("tabindex")
  }
  const sizes = new ResizeObserver(look)
  sizes.observe(element)
  const words = new MutationObserver(look)
  words.observe(element, { subtree: true, childList: true, characterData: true })
  look()
  return () => {
    sizes.disconnect()
    words.disconnect()
  }
}
