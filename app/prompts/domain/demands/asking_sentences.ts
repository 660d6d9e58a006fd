import { spokenAt, type Spoken } from '#app/prompts/domain/demands/spoken'
import type { Reading } from '#app/prompts/domain/reading/reading'
import { ASK_VERBS, OPEN_VERBS, RULE_VERBS } from '#app/prompts/domain/reading/verbs'

/** How a rule begins that has no verb ("No full stop at the end", "Every item is a question"). */
const RULES =
  /^(?:no|each|every|all|never|always|only|exactly|at (?:most|least)|max|[a-z ]{0,16}(?:style|form|format|layout|length|tone|rules?)(?: of [a-z]+)?:|[^.]{0,40}(?:\b(?:must|at most|no more than|characters|words (?:each|at most)|per line)\b))/
const ORDERS =
  /\b(?:do not|don't|must|should|so use|so keep|so write|so that it|please|no \w+ whatsoever|is not to be|are not to be)\b/

/** The sentences that make demands, with those that stand behind pasted material and were taken for a part of it. */
export function askingSentences(reading: Reading): Spoken[] {
  const { spoken } = reading
  const { sentences, tokens, masked, data } = reading
  if (data === null) return spoken
  const known = new Set(spoken.map(({ sentence }) => sentence))
  const orders = new Set<number>()
  const more = sentences.flatMap((sentence, index): Spoken[] => {
    const { start, from, listed, repeats, mood, section } = sentence
    if (mood !== 'data' || listed || repeats || section || known.has(index)) return []
    const asked = spokenAt(reading, index)
    const { said } = asked
    const { word } = tokens[from]
    const line = masked.lastIndexOf('\n', start)
    const asks =
      ASK_VERBS.has(word) ||
      OPEN_VERBS.has(word) ||
      RULE_VERBS.has(word) ||
      ORDERS.test(said) ||
      RULES.test(said)
    if (asks) orders.add(line)
    return asks || orders.has(line) ? [asked] : []
  })
  return more.length ? [...spoken, ...more].sort((a, b) => a.start - b.start) : spoken
}
