import { findPhrases, phraseTree } from '#app/prompts/domain/reading/phrases'
import type { Reading, Token } from '#app/prompts/domain/reading/reading'
import { explainedWords, madeExact } from '#app/prompts/domain/vagueness/exact'
import { isVague } from '#app/prompts/domain/vagueness/judge'
import { patternsIn } from '#app/prompts/domain/vagueness/patterns'
import type { Spot } from '#app/prompts/domain/vagueness/spot'
import { isAsked, maySpeak, worldOf } from '#app/prompts/domain/vagueness/voice'
import {
  COMPARATIVE,
  IMPRESSION,
  LOOSE_WORDS,
  type Looseness,
} from '#app/prompts/domain/vagueness/words'
import type { Span } from '#app/prompts/domain/types'

export interface Vague extends Span {
  kind: Looseness | 'pattern'
  /** First token. */
  token: number
  /** It only praises: "engaging", "great". */
  praises: boolean
  /** Index of its sentence. */
  sentence: number
}

export const TREE = phraseTree({
  ...LOOSE_WORDS,
  more: ['more', 'less', 'fewer', ...COMPARATIVE],
  impression: [...IMPRESSION],
} as Record<string, string[]>)
const PRAISE = new Set(
  'engaging compelling catchy nice great amazing awesome good cool perfect beautiful captivating eye-catching interesting impressive'.split(
    ' '
  )
)
const NUMBERED = new Set(['many', 'size', 'plain', 'degree', 'more'])
const PICKING = /^(?:code|extract|classify)$/

/** Phrases that leave a measure of the result to chance, in order and apart. */
export function findVague(reading: Reading): Vague[] {
  const { tokens, sentences } = reading
  const found: Vague[] = []
  const context = new Context(reading)
  let index = 0
  let last = -1
  const hits = [...findPhrases(TREE, tokens), ...patternsIn(reading)].sort(
    (a, b) => a.from - b.from || b.to - a.to
  )
  for (const { tag, from, to } of hits) {
    while (index + 1 < sentences.length && sentences[index].to <= from) index++
    const sentence = sentences[index]
    if (!sentence || from < Math.max(last, sentence.from) || to > sentence.to) continue
    if (!context.speaks(index, tokens[from].start)) continue
    const spot: Spot = { reading, sentence, from, to }
    const reach = isVague(tag, spot, context.picks)
    if (reach === null) continue
    if (!isAsked(reading, index, { ...reach, kind: tag }, context.picks)) continue
    const span = { start: tokens[reach.from].start, end: tokens[reach.to - 1].end }
    if (madeExact(reading, sentence, span.end, NUMBERED.has(tag))) continue
    if (context.explained(tokens.slice(reach.from, reach.to))) continue
    found.push({
      ...span,
      kind: tag as Vague['kind'],
      token: reach.from,
      sentence: index,
      praises: PRAISE.has(tokens[reach.from].word),
    })
    last = reach.to
  }
  return found
}

/** What is looked up once per reading, and only when something was found. */
class Context {
  private world: Span[] | null = null
  private words: Set<string> | null = null
  readonly picks: boolean

  constructor(private reading: Reading) {
    this.picks = PICKING.test(reading.task)
  }

  speaks(index: number, at: number): boolean {
    return maySpeak(this.reading, index, (this.world ??= worldOf(this.reading)), at)
  }

  explained(tokens: Token[]): boolean {
    this.words ??= explainedWords(this.reading)
    return tokens.some(({ word }) => word.length > 3 && this.words!.has(word))
  }
}
