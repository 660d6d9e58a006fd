import { LEXICON } from '#app/prompts/domain/reading/lexicon'
import type { Sentence, Token } from '#app/prompts/domain/reading/reading'

const PRAISE = new Set(LEXICON.praise)
const BOUND = new Set(
  'a an the to say saying and with of your my our as or for you could can would will not'.split(' ')
)
const REACH = 8

/** Cuts a sentence without a full stop where thanks, praise or a second request begins, or where a copy of the text does. */
export function cutCourtesies(sentences: Sentence[], tokens: Token[]): Sentence[] {
  const copies = copiesOf(tokens)
  return sentences.flatMap((sentence) => {
    if (sentence.mood === 'heading') return [sentence]
    const at =
      copies.find((copy) => copy > sentence.from && copy < sentence.to) ?? cutOf(tokens, sentence)
    if (at === null) return [sentence]
    const end = tokens[at - 1].end
    const bare = sentence.label !== null && end <= sentence.start + sentence.label.length + 2
    const head: Sentence = { ...sentence, to: at, end, mood: bare ? 'heading' : sentence.mood }
    return [head, { ...sentence, from: at, start: tokens[at].start, label: null }]
  })
}

function cutOf(tokens: Token[], { from, to }: Sentence): number | null {
  for (let at = from + 2; at < to; at++) {
    if (opensCourtesy(tokens, at, to) && !BOUND.has(tokens[at - 1].word)) return at
  }
  return null
}

const MOST_COPIES = 4
const SHORTEST = 3

/** Where the second and later copies begin, if the text is the same words several times over. */
function copiesOf(tokens: Token[]): number[] {
  for (let count = MOST_COPIES; count > 1; count--) {
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
