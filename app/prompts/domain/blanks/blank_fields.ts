import { nameKey } from '#app/core/domain/braces'
import { readBlanks } from '#app/prompts/domain/blanks/blanks'
import { sentenceAround } from '#app/prompts/domain/blanks/blank_sentence'
import type { Blank } from '#app/prompts/domain/types'

/** One thing that a prompt asks its user for: every blank with the same label is a place of it. */
export interface BlankField {
  key: string
  label: string
  places: Blank[]
  /** The words around its first place in one line, "[…]" for itself; empty where there are none. */
  sentence: string
  /** It is written as `{{a_name}}`. */
  isVariable?: true
}

const ITSELF = '[…]'

/** What makes two labels the same one: neither letter case nor the width of white space counts. */
export const blankKey = nameKey

const LABELED_QUESTION = /^(\p{Lu}[^.:?]{0,40}): \[…\]\.?$/u

/** What an answer is called: the label of its line where the blank asks a whole question, else the words of the blank. */
export function answerName({ label, sentence }: BlankField): string {
  return (label.endsWith('?') && LABELED_QUESTION.exec(sentence)?.[1]) || label
}

/** `next_step` as a person would say it: "Next step". */
export function spokenName(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * The distinct blanks of a text in the order in which they first stand there; `places` may name other things to
 * fill as well.
 */
export function blankFields(text: string, places: Blank[] = readBlanks(text)): BlankField[] {
  const fields = new Map<string, BlankField>()
  for (const blank of places) {
    const key = blankKey(blank.label)
    const known = fields.get(key)
    if (known) known.places.push(blank)
    else {
      const isVariable = text[blank.start] === '{'
      const label = isVariable ? spokenName(blank.label) : blank.label
      const around = sentenceAround(text, blank, ITSELF)
      const sentence = around === ITSELF ? '' : around
      fields.set(key, { key, label, places: [blank], sentence, ...(isVariable && { isVariable }) })
    }
  }
  return [...fields.values()]
}
