import type { Evidence, Job, Reading } from '#app/prompts/domain/reading/reading'

const PLAIN_REQUEST = 0.7

/** The jobs that can be told in any language. */
export const FOREIGN_JOBS: readonly Job[] = ['ask', 'form', 'length']

/** Evidence that needs no knowledge of the language: that there are words, lists and numbers. */
export function foreignEvidence({
  tokens,
  sentences,
  text,
}: Reading): Partial<Record<Job, Evidence[]>> {
  if (!tokens.length) return {}
  const of = (spans: { start: number; end: number }[], strength: number) =>
    spans.map(({ start, end }) => ({ start, end, strength, open: false }))
  return {
    ask: of([{ start: 0, end: text.length }], PLAIN_REQUEST),
    form: of(
      sentences.filter(({ listed, repeats }) => listed && !repeats),
      0.3
    ),
    length: of(tokens.filter(({ word }) => /^\p{N}+$/u.test(word)).slice(0, 3), 0.3),
  }
}
