import { pastedIn } from '#app/prompts/domain/materials/pasted'
import { NEEDS_INPUT } from '#app/prompts/domain/materials/words'
import type { Reading } from '#app/prompts/domain/reading/reading'
import type { Span } from '#app/prompts/domain/types'

const ALSO = new Set('summarise summarize fix improve explain extract classify'.split(' '))
const LONGEST = 40

/** "Rewrite it for a child", "Please summarise": the work has nothing to work on, and nothing was said before it. */
export function bareRequest(reading: Reading): Span[] {
  const { tokens, sentences } = reading
  const [first] = sentences
  if (!first || first.repeats || tokens.length > LONGEST) return []
  let at = first.from
  while (at < first.to && /^(?:please|can|could|you|now|just|hi|hello)$/.test(tokens[at].word)) at++
  const verb = tokens[at]
  if (at >= first.to || verb.opaque || !(NEEDS_INPUT.has(verb.word) || ALSO.has(verb.word)))
    return []
  const next = at + 1 < first.to ? tokens[at + 1] : null
  const points = next !== null && /^(?:it|this|that|them|these)$/.test(next.word)
  const after = at + 2 < first.to ? tokens[at + 2].word : ''
  const bare =
    next === null ||
    (points && /^(?:|to|into|in|for|so|and|as|by|with|better|shorter|please|again)$/.test(after))
  if (
    !bare ||
    tokens.some(({ opaque }) => opaque !== null) ||
    reading.data ||
    pastedIn(reading).length > 0
  )
    return []
  return [{ start: verb.start, end: points ? next.end : verb.end }]
}
