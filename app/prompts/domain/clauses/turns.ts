import { matchesOf } from '#app/prompts/domain/matches'
import type { Reading, Sentence } from '#app/prompts/domain/reading/reading'
import type { Span } from '#app/prompts/domain/types'

/** A turn of phrase, with the words without one of which it cannot stand. */
export type Turn = readonly [triggers: string, pattern: RegExp]

/** Finds turns of phrase in sentences; where no trigger stands, each word costs one look. */
export class Turns {
  private readonly at = new Map<string, number[]>()

  constructor(private readonly turns: readonly Turn[]) {
    for (const [index, [triggers]] of turns.entries()) {
      for (const word of triggers.split(' '))
        this.at.set(word, [...(this.at.get(word) ?? []), index])
    }
  }

  /** Places in the text, in the order of the turns. */
  in(reading: Reading, sentence: Sentence): Span[] {
    const by = sentence.start
    const wording = reading.wordingOf(sentence)
    return wording
      .keep(this, () => this.inside(reading, sentence, wording.said))
      .map(({ start, end }) => ({ start: start + by, end: end + by }))
  }

  private inside({ tokens }: Reading, { from, to }: Sentence, said: string): Span[] {
    let asked: Set<number> | null = null
    for (let at = from; at < to; at++) {
      const turns = this.at.get(tokens[at].word)
      if (turns) for (const turn of turns) (asked ??= new Set()).add(turn)
    }
    if (!asked) return []
    return [...asked].flatMap((turn) =>
      matchesOf(said, this.turns[turn][1]).map(({ 0: words, index }) => ({
        start: index,
        end: index + words.trimEnd().length,
      }))
    )
  }
}
