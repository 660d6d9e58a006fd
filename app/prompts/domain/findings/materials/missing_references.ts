import { emptyPlaces } from '#app/prompts/domain/findings/materials/empty_places'
import {
  pointersIn,
  type Pointer,
  type Side,
} from '#app/prompts/domain/findings/materials/pointers'
import {
  holdsMaterial,
  holdsPlace,
  isBehindColon,
  isMade,
  isPresent,
} from '#app/prompts/domain/findings/materials/presence'
import type { Reading, Sentence } from '#app/prompts/domain/reading/reading'
import { speaks } from '#app/prompts/domain/reading/sentences'
import type { Span } from '#app/prompts/domain/types'

const known = new WeakMap<Reading, Span[]>()
/** Sentences of a long text that are looked at. */
const MAX_REFERENCES = 60
const CONDITION = /\b(?:if|when|whenever|every|once)\b/
const OPENS_CONDITION = /^[^a-z]*(?:if|when|whenever|every|once)\b/

/** Places where the prompt names something as given and nothing in it could be that, in order; one for each thing. */
export function missingReferences(reading: Reading): Span[] {
  const found = known.get(reading) ?? findMissing(reading)
  known.set(reading, found)
  return found
}

function findMissing(reading: Reading): Span[] {
  if (reading.language === 'other') return []
  const empty = emptyPlaces(reading)
  if (empty.length || holdsPlace(reading)) return empty
  const pasted = holdsMaterial(reading)
  const isThere = inDoubt(reading)
  const seen = new Set<string>()
  const found: Span[] = []
  for (const sentence of reading.sentences.slice(0, MAX_REFERENCES)) {
    if (!speaks(sentence) || sentence.section === 'example') continue
    const wording = reading.wordingOf(sentence).lowercase.replaceAll('’', "'")
    for (const pointer of pointersIn(
      wording,
      reading.tokens[sentence.verb ?? sentence.from].word
    )) {
      if (seen.has(pointer.noun) || (pasted && pointer.side !== 'attached')) continue
      if (isThere(sentence, wording, pointer)) continue
      seen.add(pointer.noun)
      found.push({ start: sentence.start + pointer.start, end: sentence.start + pointer.end })
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

/** In doubt a thing is there. What is told around a sentence is looked up once for each side of it. */
function inDoubt(reading: Reading) {
  const presence = new Map<string, boolean>()
  const isPresentAt = (sentence: Sentence, side: Side) => {
    const key = `${side} ${sentence.start}`
    const found = presence.get(key) ?? isPresent(reading, sentence, side)
    presence.set(key, found)
    return found
  }
  return (sentence: Sentence, wording: string, pointer: Pointer): boolean => {
    if (pointer.side === 'attached') return OPENS_CONDITION.test(wording)
    const [start, end] = [sentence.start + pointer.start, sentence.start + pointer.end]
    return (
      CONDITION.test(wording) ||
      isBehindColon(reading, sentence, end) ||
      isMade(reading, pointer.noun, start) ||
      isPresentAt(sentence, pointer.side) ||
      followsColon(reading, sentence)
    )
  }
}

/** "…: take the second exit and …": orders behind a request that ends with a colon are its material. */
function followsColon({ sentences, masked }: Reading, sentence: Sentence): boolean {
  return masked[sentence.end - 1] === ':' && sentence !== sentences.at(-1)
}
