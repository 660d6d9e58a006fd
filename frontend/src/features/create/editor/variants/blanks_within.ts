import type { Blank } from '#app/prompts/domain/types'

const BRACKETS = /\[([^[\]\n]+)\]/g

/** Finds the known blanks of a text again in pieces of it. */
export function blanksWithin(known: Blank[]): (piece: string) => Blank[] {
  const labels = new Set(known.map(({ label }) => label))
  return (piece) =>
    [...piece.matchAll(BRACKETS)].flatMap(({ 0: found, 1: label, index }) =>
      labels.has(label.trim())
        ? { start: index, end: index + found.length, label: label.trim() }
        : []
    )
}
