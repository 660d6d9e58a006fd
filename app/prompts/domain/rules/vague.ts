import type { Reading } from '#app/prompts/domain/reading/reading'
import { findVague, type Vague } from '#app/prompts/domain/vagueness/find_vague'

const known = new WeakMap<Reading, Vague[]>()

/** Phrases in the instructions that leave their measure to chance, in order. Found once per reading. */
export function vagueIn(reading: Reading): Vague[] {
  const found = known.get(reading) ?? findVague(reading)
  known.set(reading, found)
  return found
}

/** What the rules on tone and on length say of a vague phrase; the rest is `clarity.vague_word`. */
const PRAISED = /^(?:write|rewrite|image)$/

/** Praise of the result that names no quality, in tasks where somebody is to be won by it. */
export const praiseIn = (reading: Reading): Vague[] =>
  PRAISED.test(reading.task) ? vagueIn(reading).filter(isPraise) : []

/** Vague phrases that no other rule points at. */
export const looseIn = (reading: Reading): Vague[] =>
  vagueIn(reading).filter(
    (one) => one.kind !== 'size' && !(PRAISED.test(reading.task) && isPraise(one))
  )

const isPraise = ({ praises }: Vague) => praises
