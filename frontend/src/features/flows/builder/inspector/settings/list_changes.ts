/** The list with one entry at another place. */
export function moved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const rest = entries.filter((_, at) => at !== from)
  return rest.toSpliced(to, 0, entries[from])
}

/** The list without one entry. */
export const without = <Entry>(entries: readonly Entry[], index: number): Entry[] =>
  entries.filter((_, at) => at !== index)
