import { gapAfter } from '#app/prompts/domain/clauses/verbs'
import type { Reading, Sentence } from '#app/prompts/domain/reading/reading'
import { WORKS_ON } from '#app/prompts/domain/materials/words'

/**
 * How plainly a phrase says that its thing is at hand: sent by other ways; in this text, with a direction or without;
 * owned by somebody; known by an article; spoken of before.
 */
export type Claim = 'sent' | 'below' | 'above' | 'here' | 'owned' | 'known' | 'talked'

export interface Reference {
  /** Tokens of the phrase. */
  from: number
  to: number
  /** The noun in its singular; "item" where it may be any. */
  noun: string
  claim: Claim
}

const set = (text: string) => new Set(text.trim().split(/\s+/))
const DETERMINERS = set('the my our his her their this these that those both')
/** Words that no noun phrase goes on behind. */
export const BREAKS = set(
  `and or but nor a an each every any some no another if when while of in on at to for from with by about into as than per is are was were be have has had do does i we you he she they it who which not
  please without within until since because so where its own gets get make makes give gives keep keeps take takes what how whether should must can could will would may might shall`
)

export const wordAt = ({ tokens }: Reading, at: number, { from, to }: Sentence) =>
  at >= from && at < to ? tokens[at].word : ''

/** The words from the determiner to a noun: where they begin, and whose or which thing it is. */
export interface Lead {
  start: number
  word: string
}

/** The determiner in front of a noun, or null where the phrase has none. */
export function leadOf(reading: Reading, sentence: Sentence, at: number): Lead | null {
  const { tokens } = reading
  for (let back = at - 1; back >= Math.max(sentence.from, at - 5); back--) {
    const { word, opaque } = tokens[back]
    if (opaque || /[,;:()–—.]/.test(gapAfter(reading, back))) return null
    if (DETERMINERS.has(word)) return { start: back, word }
    if (/'s$|s'$/.test(word)) return ownerAt(reading, sentence, back)
    if (word === 'your') return { start: back, word }
    if (BREAKS.has(word)) return null
  }
  return null
}

/** "This year's call" points to no thing at hand. */
const OF_TIME =
  /^(?:year|month|week|day|season|quarter|term|summer|winter|spring|autumn|morning|evening|weekend|today|tonight|decade)['’]?s['’]?$/

/** "The customer's complaint", "Tuesday's visit": the owner and what stands before it. */
function ownerAt({ tokens }: Reading, sentence: Sentence, at: number): Lead {
  for (let back = at - 1; back >= Math.max(sentence.from, at - 3); back--) {
    const { word } = tokens[back]
    if (DETERMINERS.has(word)) {
      const pointed = (word === 'this' || word === 'these') && !OF_TIME.test(tokens[at].word)
      return { start: back, word: pointed ? 'this' : 'owner' }
    }
    if (BREAKS.has(word) || WORKS_ON.has(word)) break
  }
  return { start: at, word: 'owner' }
}
