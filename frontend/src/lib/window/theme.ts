import { atom, store, useAtomValue } from '#frontend/lib/state'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const COOKIE = 'hone_theme'
const YEAR = 31_536_000

const readTheme = (): Theme => {
  const chosen = globalThis.document?.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

const theme = atom<Theme>(readTheme())

export const useTheme = () => useAtomValue(theme)

/** Shows a theme at once and remembers it in this browser, so that the server draws the next page in it. */
export function setTheme(chosen: Theme): void {
  store.set(theme, chosen)
  const { dataset } = document.documentElement
  if (chosen === 'system') delete dataset.theme
  else dataset.theme = chosen
  const age = chosen === 'system' ? 0 : YEAR
  document.cookie = `${COOKIE}=${chosen}; Path=/; Max-Age=${age}; SameSite=Lax`
}
