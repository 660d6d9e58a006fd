import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import type { ExportedPrompt } from '#app/prompts/domain/export/exported_prompt'

export const PROMPT: ExportedPrompt = {
  title: 'Structured & Professional',
  content: 'You are an editor.\n\nWrite an email about [product] — “naïve” 😀.',
  improvements: ['Named the role', 'Left a blank\nfor the product'],
  reasoning: 'A role narrows the answer.',
  score: 91,
}

export const MADE_AT = new Date('2026-10-02T08:15:00.000Z')

/** A font of an installed package, as the terminal client reads it. */
export const loadFont = (file: string): Promise<Uint8Array> => readFile(`node_modules/${file}`)

const PIECES = [
  ...['# Task\n', '## ', '- item\n', '  * nested\n', '1. one\n', '\t', '\n', '\n\n', ' ', '\r\n'],
  ...['[blank]', '{{name}}', '`code`', '```js\nconst a = 1\n```\n', '"quoted [x]"', '<a & b>'],
  ...['Write it.', 'naïve', 'Ελληνικά', 'Русский', 'Łódź', '😀', '👩‍👩‍👧', '→', 'e\u0301', '—'],
]

/** Texts that prompts are made of, in scripts that a PDF can set. */
export const anyPromptText = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.stringMatching(/^[ -~]{0,12}$/)), {
    maxLength: 40,
  })
  .map((pieces) => pieces.join(''))
