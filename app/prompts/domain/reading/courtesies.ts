import { LEXICON } from '#app/prompts/domain/reading/words/lexicon'
import { ASK_VERBS, OPEN_VERBS } from '#app/prompts/domain/reading/words/verbs'
import type { Sentence, Token } from '#app/prompts/domain/reading/reading'

const PRAISE = new Set(LEXICON.praise)
const BOUND = new Set(
  'a an the to say saying and with of your my our as or for you could can would will not'.split(' ')
)
const REACH = 8

/** Cuts a sentence without a full stop where thanks, praise or a second request begins, or where a copy of the text does. */
export function cutCourtesies(sentences: Sentence[], tokens: Token[], lower: string): Sentence[] {
  const copies = copiesOf(tokens)
  return sentences.flatMap((sentence) => {
    if (sentence.mood === 'heading') return [sentence]
    const at =
      copies.find((copy) => copy > sentence.from && copy < sentence.to) ??
      cutOf(tokens, sentence, lower)
    if (at === null) return [sentence]
    const end = tokens[at - 1].end
    const bare = sentence.label !== null && end <= sentence.start + sentence.label.length + 2
    const head: Sentence = { ...sentence, to: at, end, mood: bare ? 'heading' : sentence.mood }
    return [head, { ...sentence, from: at, start: tokens[at].start, label: null }]
  })
}

function cutOf(tokens: Token[], { from, to }: Sentence, lower: string): number | null {
  let asked = false
  for (let at = from; at < to; at++) {
    if (!asked && at >= from + 3 && opensRequest(tokens, { from, at, to }, lower)) return at
    asked ||= ASKS.has(tokens[at].word)
    if (at < from + 2) continue
    if (opensCourtesy(tokens, at, to) && !BOUND.has(tokens[at - 1].word)) return at
  }
  return null
}

/** Words that ask, wherever they stand in front of something; others are names of things as well. */
const REQUESTS = new Set(
  'write draft explain summarise summarize translate rewrite rephrase compare describe suggest propose recommend prepare create'.split(
    ' '
  )
)
const ASKS = new Set([
  ...[...REQUESTS, ...ASK_VERBS.keys(), ...OPEN_VERBS],
  ...'what why how when where who which can could should would do does is are need want to'.split(
    ' '
  ),
])

/** "My flights changed - write to Ines": somebody tells how things stand, and then asks. */
function opensRequest(
  tokens: Token[],
  { from, at, to }: { from: number; at: number; to: number },
  lower: string
): boolean {
  if (!REQUESTS.has(tokens[at].word) || to - at < 2) return false
  const between = lower.slice(tokens[at - 1].end, tokens[at].start)
  if (/^,? [-–—] $/.test(between)) return true
  // "Accruals and prepayments, explain simply", but not "In plain words, explain …".
  return between === ', ' && to - at <= SHORT_TAIL && !OPENS_CLAUSE.test(tokens[from].word)
}

const SHORT_TAIL = 4
const OPENS_CLAUSE =
  /^(?:given|as|based|using|in|for|with|from|if|after|when|to|considering|by|at|on|about|imagine|suppose|assuming|following|like|before|where|unless|once|instead|acting|hi|hello|hey|ok|okay|so|now|first|then|finally|next|also|and)$/

const MAX_COPIES = 4
const SHORTEST = 3

/** Where the second and later copies begin, if the text is the same words several times over. */
function copiesOf(tokens: Token[]): number[] {
  for (let count = MAX_COPIES; count > 1; count--) {
    const length = tokens.length / count
    if (!Number.isInteger(length) || length < SHORTEST) continue
    if (same(tokens, 0, length, tokens.length - length)) {
      return Array.from({ length: count - 1 }, (_, copy) => (copy + 1) * length)
    }
  }
  return []
}

function same(tokens: Token[], a: number, b: number, count: number): boolean {
  for (let step = 0; step < count; step++)
    if (tokens[a + step].word !== tokens[b + step].word) return false
  return true
}

const OPENERS = new Set(['please', 'thanks', 'thank', 'i', 'you', "you're", 'your'])

function opensCourtesy(tokens: Token[], at: number, to: number): boolean {
  const { word } = tokens[at]
  if (!OPENERS.has(word)) return false
  if (word === 'please') return true
  const [next, third] = [tokens[at + 1]?.word, tokens[at + 2]?.word]
  if (word === 'thanks' || (word === 'thank' && next === 'you'))
    return !/^(?:note|email|letter|card|message|page|speech|notes|cards)$/.test(third ?? '')
  if (word === 'i' && /^(?:really|truly|appreciate|love)$/.test(next ?? '')) return true
  const you = word === "you're" || (word === 'you' && next === 'are') || word === 'your'
  return (
    you &&
    tokens.slice(at, Math.min(to, at + REACH)).some((token) => PRAISE.has(token.word)) &&
    to - at < 20
  )
}
