import type { Counter } from '#frontend/components/fields/field_notes'
import { t } from '#frontend/lib/texts'

/** From this part of what is possible on, a field says how much that is. */
const NEAR = 0.9

/** What a field says of the length of its text: nothing while there is room. Nothing of the text is cut off. */
export function lengthNotes(
  text: string,
  most: number,
  error?: string
): { counter?: Counter; error?: string } {
  if (text.length <= most * NEAR) return { error }
  return { counter: { count: text.length, most }, error: tooLong(text, most) ?? error }
}

/** Undefined where a text is not longer than it may be. */
export const tooLong = (text: string, most: number): string | undefined =>
  text.length > most ? tooLongText(most) : undefined

/** The rule of a field in a form. */
export const atMost = (most: number) => ({
  maxLength: { value: most, message: tooLongText(most) },
})

const tooLongText = (most: number) => t('kit.tooLong', { most: most.toLocaleString('en') })
