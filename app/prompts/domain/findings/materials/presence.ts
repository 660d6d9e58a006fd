import { stem } from '#app/prompts/domain/english/stem'
import type { Side } from '#app/prompts/domain/findings/materials/pointers'
import type { Opaque, Reading, Sentence } from '#app/prompts/domain/reading/reading'

const FILE =
  /(?<=[\w-])\.(?:pdf|docx?|xlsx?|csv|tsv|txt|md|html?|json|ya?ml|xml|pptx?|png|jpe?g|gif|svg|py|js|ts|tsx|java|cs|cpp|rb|go|rs|php|sql|sh|log)\b/i
/** It comes later, or from somebody else. */
const LATER =
  /\b(?:(?:i|we|you|they|users?|customers?|guards?)(?:'ll| will| am going to) (?:then |now |next )?(?:be |get |receive |see )?(?:given|paste|send|provide|upload|share|receive|submit|forward)|(?:users?|customers?|guards?|they) (?:paste|send|provide|upload|share|submit|forward|text)s?|you(?:'ll| will| are) (?:be |get )?(?:given|receive|handed)|next message|next turn|in (?:my|the) next|will be (?:given|pasted|provided|sent|attached)|ask me for|each time|every (?:message|day|week|time|email|ticket))\b/
/** So many words besides the requests may be an account of the material. */
const ACCOUNT = 5
/** A quotation of fewer characters is a title, a name or a word. */
const SHORT_QUOTE = 40

/** Whether a place for material, a file or a link is named, or the material comes later. */
export function holdsPlace({ opaque, text, masked }: Reading): boolean {
  return (
    opaque.some(({ kind }) => PLACES.has(kind)) ||
    FILE.test(text) ||
    LATER.test(masked.toLowerCase())
  )
}

const PLACES: ReadonlySet<Opaque['kind']> = new Set(['blank', 'variable', 'link', 'fence', 'data'])

/** Whether something in the prompt could be pasted material. */
export const holdsMaterial = ({ opaque, data, text }: Reading): boolean =>
  data !== null || opaque.some((stretch) => mayBeMaterial(stretch, text))

function mayBeMaterial({ kind, start, end }: Opaque, text: string): boolean {
  if (kind === 'code') return !/^<\/?/.test(text.slice(start, end))
  return kind !== 'quote' || end - start >= SHORT_QUOTE
}

/** Whether text stands behind a colon of the request. */
export function isBehindColon(reading: Reading, { end }: Sentence, pointerEnd: number): boolean {
  const tail = reading.masked.slice(pointerEnd, end)
  const colon = tail.search(/:| [-–—] /)
  return colon >= 0 && /\S/.test(tail.slice(colon + 1, colon + 40))
}

/** "The story so far: Mara found a key." */
const INLINE_CONTENT = /: \p{L}+ \p{L}+ \p{L}+/u

const INSTRUCTS: readonly (string | null)[] = [
  'rule',
  'format',
  'length',
  'tone',
  'role',
  'audience',
  'purpose',
  'check',
  'edge',
  'example',
]

/** Whether sentences on that side of the request tell something that could be the material, or an account of it. */
export function isPresent(reading: Reading, pointing: Sentence, side: Side): boolean {
  const { sentences, goal } = reading
  const at = sentences.indexOf(pointing)
  if (side !== 'after' && firstInlineContent(reading) < at) return true
  let accountWords = 0
  const last = side === 'before' ? at : sentences.length
  for (let index = side === 'after' ? at + 1 : 0; index < last && accountWords < ACCOUNT; index++) {
    const one = sentences[index]
    if (index === at || index === goal || one.repeats) continue
    if (one.mood === 'data' || tells(one, side)) accountWords += one.to - one.from
  }
  return accountWords >= ACCOUNT
}

const inlineContentAt = new WeakMap<Reading, number>()

/** The first sentence that tells something behind a colon. */
function firstInlineContent(reading: Reading): number {
  const { sentences, masked } = reading
  const known = inlineContentAt.get(reading)
  if (known !== undefined) return known
  const at = sentences.findIndex(({ start, end }) => INLINE_CONTENT.test(masked.slice(start, end)))
  inlineContentAt.set(reading, at < 0 ? sentences.length : at)
  return at < 0 ? sentences.length : at
}

function tells({ mood, section, listed }: Sentence, side: Side): boolean {
  if (mood === 'question' || mood === 'statement') return !INSTRUCTS.includes(section)
  return side !== 'anywhere' && mood === 'ask' && listed !== null
}

/** Whether the thing was spoken of before as one of many, or is what is to be made ("a story … this story"). */
export function isMade(reading: Reading, noun: string, before: number): boolean {
  const named = namedIn.get(reading) ?? { next: 1, places: new Map() }
  namedIn.set(reading, named)
  const { tokens } = reading
  for (; named.next < tokens.length && tokens[named.next].start < before; named.next++) {
    if (POINTS.test(tokens[named.next - 1].word)) continue
    const word = stem(tokens[named.next].word)
    if (!named.places.has(word)) named.places.set(word, tokens[named.next].start)
  }
  return (named.places.get(stem(noun)) ?? Infinity) < before
}

const POINTS = /^(?:this|these|attached|following|the)$/

/** Where each word first stands without being pointed to, by its stem, as far as somebody asked: up to token `next`. */
const namedIn = new WeakMap<Reading, { next: number; places: Map<string, number> }>()
