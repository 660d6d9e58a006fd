import { useState } from 'react'

export interface Selection {
  selected: string[]
  isAll: boolean
  has: (id: string) => boolean
  toggle: (id: string) => void
  toggleAll: () => void
  clear: () => void
}

/** Which of the shown rows are ticked; a row that is no longer shown is no longer ticked. */
export function useSelection(shown: string[]): Selection {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const selected = shown.filter((id) => ticked.has(id))
  const isAll = shown.length > 0 && selected.length === shown.length
  return {
    selected,
    isAll,
    has: (id) => ticked.has(id),
    toggle: (id) =>
      setTicked(
        new Set(ticked.has(id) ? selected.filter((other) => other !== id) : [...selected, id])
      ),
    toggleAll: () => setTicked(new Set(isAll ? [] : shown)),
    clear: () => setTicked(new Set()),
  }
}
