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
  const said = reading.masked.slice(pointerEnd, end)
  const colon = said.search(/:| [-–—] /)
  return colon >= 0 && /\S/.test(said.slice(colon + 1, colon + 40))
}

/** "The story so far: Mara found a key." */
const TOLD = /: \p{L}+ \p{L}+ \p{L}+/u

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
export function isTold(
  { sentences, goal, masked }: Reading,
  pointing: Sentence,
  side: Side
): boolean {
  const at = sentences.indexOf(pointing)
  const opens = (one: Sentence) => one !== pointing && TOLD.test(masked.slice(one.start, one.end))
  if (side !== 'after' && sentences.slice(0, at).some(opens)) return true
  const told = sentences
    .filter((one, index) => {
      if (one === pointing || one.repeats || index === goal) return false
      if ((side === 'after' && index < at) || (side === 'before' && index > at)) return false
      return one.mood === 'data' || tells(one, side)
    })
    .reduce((all, { from, to }) => all + to - from, 0)
  return told >= ACCOUNT
}

function tells({ mood, section, listed }: Sentence, side: Side): boolean {
  if (mood === 'question' || mood === 'statement') return !INSTRUCTS.includes(section)
  return side !== 'anywhere' && mood === 'ask' && listed !== null
}

/** Whether the thing was spoken of before as one of many, or is what is to be made ("a story … this story"). */
export function isMade({ tokens }: Reading, noun: string, before: number): boolean {
  const named = stem(noun)
  for (const [at, { word, start }] of tokens.entries()) {
    if (start >= before) return false
    const points = at > 0 && /^(?:this|these|attached|following|the)$/.test(tokens[at - 1].word)
    if (at > 0 && !points && stem(word) === named) return true
  }
  return false
}
