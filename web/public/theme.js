// Runs before the first paint, so that a light room does not flash dark, nor the other way round.
;(function () {
  var root = document.documentElement
  var kept
  try {
    kept = JSON.parse(localStorage.getItem("ludoteca-settings") || "{}")
  } catch {
    kept = {}
  }
  var light = kept.theme === "light" || (kept.theme === "auto" && matchMedia("(prefers-color-scheme: light)").matches)
  root.dataset.theme = light ? "light" : "dark"
})()
