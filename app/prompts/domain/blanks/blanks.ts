import { findOpaque } from '#app/prompts/domain/reading/syntax/mask'
import type { Opaque } from '#app/prompts/domain/reading/reading'
import type { Blank } from '#app/prompts/domain/types'

/** The `[text]` places of a prompt that the person still has to fill, in order. */
export function readBlanks(text: string): Blank[] {
  return blanksAmong(text, findOpaque(text))
}

/** The same, from stretches that were already found. */
export function blanksAmong(text: string, opaque: Opaque[]): Blank[] {
  return opaque
    .filter(({ kind }) => kind === 'blank')
    .map(({ start, end }) => ({ start, end, label: text.slice(start + 1, end - 1).trim() }))
}
