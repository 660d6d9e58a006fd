import { isEverywhere, isKnownStem, stemOf } from '#app/prompts/domain/english/known_words'
import { isContentWord } from '#app/prompts/domain/reading/words/content_words'
import type { Reading, Sentence, Token } from '#app/prompts/domain/reading/reading'

/** What the words of one sentence tell about its worth. */
export interface SentenceWords {
  /** Stems of its words that carry matter, its label aside. */
  stems: string[]
  /** Those of them that two texts share only if they speak of the same. */
  topics: string[]
  /** Words that are neither English nor a name. */
  unknown: string[]
  /** Words that are English. */
  known: number
  /** Names, numbers and stretches that are kept as they are. */
  marks: number
}

const PLAIN = /^[a-z][a-z']{2,}$/
const CAPITAL = /^\p{Lu}/u

/** The words of each sentence, by what they are. */
export function wordsOfSentences(reading: Reading): SentenceWords[] {
  return reading.sentences.map((sentence) => wordsOf(reading, sentence))
}

function wordsOf({ tokens, text, masked }: Reading, sentence: Sentence): SentenceWords {
  const found: SentenceWords = { stems: [], topics: [], unknown: [], known: 0, marks: 0 }
  const first = behindLabel(tokens, masked, sentence)
  const loud = isLoud(text.slice(sentence.start, sentence.end))
  for (let at = first; at < sentence.to; at++) {
    const { word, opaque, start } = tokens[at]
    if (opaque) found.marks++
    else if (!PLAIN.test(word)) {
      if (/\d/.test(word)) found.marks++
      else for (const part of word.split(/[-_]/)) addWord(found, part, false)
    } else addWord(found, word, !loud && at > first && CAPITAL.test(text[start]))
  }
  return found
}

function addWord(found: SentenceWords, word: string, named: boolean): void {
  if (!isContentWord(word)) return void found.known++
  const stem = stemOf(word)
  const known = isKnownStem(stem)
  if (known) found.known++
  else if (named || word.length < 3) found.marks++
  else found.unknown.push(stem)
  found.stems.push(stem)
  if (!isEverywhere(stem)) found.topics.push(stem)
}

/** In capitals throughout, where they mark no name. */
const isLoud = (word: string) => word === word.toUpperCase()

const MAX_LABEL_WORDS = 3

/** Where the words behind "Audience:" begin. */
function behindLabel(tokens: Token[], masked: string, { from, to }: Sentence): number {
  const last = Math.min(to - 1, from + MAX_LABEL_WORDS)
  for (let at = from; at < last; at++) if (masked[tokens[at].end] === ':') return at + 1
  return from
}
