import { useSyncExternalStore } from 'react'

/** Where the sidebar has room beside the page; the same width as Tailwind's `lg`. */
const wide = matchMedia('(min-width: 64rem)')

function subscribe(onChange: () => void) {
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}

export const useWideWindow = (): boolean => useSyncExternalStore(subscribe, () => wide.matches)
