import { NUMERAL } from '#app/prompts/domain/english/numerals'
import type { Reading, Sentence, Token } from '#app/prompts/domain/reading/reading'
import type { VagueKind } from '#app/prompts/domain/findings/vague/words'

/** Where a vague phrase stands in its sentence, in tokens from the sentence's first. */
export interface Place {
  tokens: Token[]
  verb: number
  at: number
  end: number
  kind: VagueKind
}

const NUMBER = new RegExp(`\\b(?:${NUMERAL})\\b`)
const EXPLAINS =
  /[:(]|\b(?:such as|for example|e\.g|i\.e|that is|so that|meaning|which means|namely|because|or at least|like the)\b/

/** Whether a sentence with vague words says what it means by them: with a number, an example or a reason. */
export function explainsItself(reading: Reading, sentence: Sentence): boolean {
  const { lowercase } = reading.wordingOf(sentence)
  return EXPLAINS.test(lowercase) || NUMBER.test(lowercase) || lowercase.includes('\uFFFC')
}

/** Ends the stretch that names what is asked for. */
const STOPS =
  /^(?:for|about|on|of|to|that|which|who|whose|with|from|in|into|as|by|at|under|over|using|so|because|between|after|before|where|when|how|what|why|is|are)$/
const COPULA =
  /^(?:be|is|are|it|them|this|sound|sounds|feel|look|stay|keep|make|text|tone|not|and|or|very|really|more|as)$/
const RELATIVE = /^(?:that|which|who|to|about|like|i|we|you|where|for|in|else|of)$/
/** "Explain how things fall" */
const ASKS = /^(?:how|why|when|where|what|the|these|those|all|of)$/
const MAKES = /^(?:make|keep|should|must)$/
const REACH = 9

/** Whether the phrase says what the result shall be like, rather than what it is about. */
export const isDemanded = (place: Place): boolean =>
  place.at > place.verb && DEMANDED[place.kind](place)

const wordAt = (tokens: Token[], at: number) => tokens[at]?.word ?? ''

/** For a phrase behind the verb. */
const DEMANDED: Record<VagueKind, (place: Place) => boolean> = {
  thing: ({ tokens, at, end }) =>
    !RELATIVE.test(wordAt(tokens, end)) && !ASKS.test(wordAt(tokens, at - 1)),
  amount: ({ tokens, verb, at, end }) =>
    at - verb <= 2 && !/^(?:of|the)$/.test(wordAt(tokens, end)),
  praise: isQuality,
  size: isQuality,
}

function isQuality({ tokens, verb, at, end }: Place): boolean {
  if (at < objectEnd(tokens, verb)) return true
  const near = at - verb < 4 || MAKES.test(wordAt(tokens, at - 2))
  return near && COPULA.test(tokens[at - 1].word) && endsPhrase(tokens, end)
}

function objectEnd(tokens: Token[], verb: number): number {
  let end = verb + 1
  while (end < tokens.length && end < verb + REACH && !STOPS.test(tokens[end].word)) end++
  return end
}

const endsPhrase = (tokens: Token[], end: number) =>
  end >= tokens.length ||
  /^(?:and|but|so|as|please|enough|throughout|for|or)$/.test(tokens[end].word)
