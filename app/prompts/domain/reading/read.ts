import {
  askedFamily,
  paragraphEnd,
  type AskedFamily,
} from '#app/prompts/domain/reading/asked_family'
import { findData } from '#app/prompts/domain/reading/layout/data'
import { findGoal } from '#app/prompts/domain/reading/goal'
import { cutMaterial } from '#app/prompts/domain/reading/layout/inline_material'
import { withoutDataWords } from '#app/prompts/domain/reading/notations/without_data_words'
import { readLanguage } from '#app/prompts/domain/reading/words/language'
import { LazyReading } from '#app/prompts/domain/reading/lazy_reading'
import { findOpaque, mask } from '#app/prompts/domain/reading/syntax/mask'
import { cutCourtesies } from '#app/prompts/domain/reading/courtesies'
import { setMood } from '#app/prompts/domain/reading/moods'
import type {
  Opaque,
  Reading,
  Sentence,
  SurfaceReading,
  Token,
} from '#app/prompts/domain/reading/reading'
import { nameSections } from '#app/prompts/domain/reading/layout/sections'
import { splitSentences } from '#app/prompts/domain/reading/sentences'
import { anyToken, lowerCase, phraseOf, tokenise } from '#app/prompts/domain/reading/tokens'
import { Wordings } from '#app/prompts/domain/reading/words/wording'

/** The kind of work that a text asks for, where it is known before the text is read. */
export type KnownFamily = Pick<Reading, 'family' | 'confidence'> &
  Partial<Pick<Reading, 'isChosen'>>

const FEW_WORDS = 12

/**
 * Reads any text into what the rules, the score and the writers need. Linear in its length; case does not matter. The
 * kind of work is chosen from the text unless it is known. Where nothing outside quotation marks asks, the request is
 * looked for inside.
 */
export function read(text: string, wordings = new Wordings(), known?: KnownFamily): Reading {
  const opaque = findOpaque(text)
  const reading = readWith(text, opaque, wordings, known)
  const quoted = opaque.filter(({ kind }) => kind !== 'quote')
  const silent = reading.goal === null && quoted.length < opaque.length && saysLittle(reading)
  return silent ? readWith(text, quoted, wordings, known) : reading
}

/** So few words outside quotation marks that the request may stand inside them. */
const saysLittle = ({ tokens }: Reading) =>
  tokens.filter((token) => token.opaque === null).length < FEW_WORDS

function readWith(
  text: string,
  opaque: Opaque[],
  wordings: Wordings,
  known: KnownFamily | undefined
): Reading {
  const masked = mask(text, opaque)
  const lower = lowerCase(masked)
  const tokens = tokenise(lower, opaque)
  const sentences = cutCourtesies(splitSentences(lower, tokens), tokens, lower)
  for (const sentence of sentences) setMood(sentence, tokens, lower)
  markRepeats(sentences, tokens, repeatedFrom(lower))
  const asked = known
    ? knownFamily(known)
    : askedFamily({ text: withoutDataWords(text, opaque), lower, sentences, tokens })
  const goal = findGoal(sentences, tokens, asked.isKnown, paragraphEnd(sentences, lower, 0))
  const { family, confidence, ranked } = asked.familyAt(goal)
  cutMaterial(sentences, goal, tokens, lower)
  nameSections(sentences, lower, goal)

  const surface: SurfaceReading = {
    text,
    wordings,
    masked,
    opaque,
    tokens,
    sentences,
    language: readLanguage(tokens, sentences),
    family,
    confidence,
    ranked,
    isChosen: known?.isChosen ?? false,
    goal,
    data: null,
  }
  surface.data = findData(surface, lower)
  return new LazyReading(surface)
}

const knownFamily = (known: KnownFamily): AskedFamily => ({
  isKnown: known.family !== null,
  familyAt: () => ({ ...known, ranked: [] }),
})

/** Where a text that is one text twice begins again, or its end. */
function repeatedFrom(lower: string): number {
  const half = Math.floor(lower.length / 2)
  const again = lower.length - half
  return half > 0 && lower.startsWith(lower.slice(again).trimEnd()) && /\s/.test(lower[again - 1])
    ? again
    : lower.length
}

const isWord = ({ opaque }: Token) => !opaque

function markRepeats(sentences: Sentence[], tokens: Token[], twiceFrom: number): void {
  const seen = new Set<string>()
  for (const sentence of sentences) {
    const { from, to } = sentence
    const phrase = phraseOf(tokens, from, to)
    const again = to - from > 2 && seen.has(phrase) && anyToken(tokens, from, to, isWord)
    sentence.repeats = again || sentence.start >= twiceFrom
    if (sentence.repeats && sentence.mood !== 'heading')
      Object.assign(sentence, { verb: null, force: 0 })
    seen.add(phrase)
  }
}
