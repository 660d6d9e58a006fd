import { vagueIn, type Vague } from '#app/prompts/domain/findings/vague/find_vague'
import type { Family } from '#app/prompts/domain/reading/family/families'
import type { Reading } from '#app/prompts/domain/reading/reading'

/** Work in which somebody is to be won by the wording. */
const PRAISED: ReadonlySet<Family | null> = new Set<Family>([
  'message',
  'publish',
  'document',
  'story',
  'rewrite',
  'image',
])

/** Praise of the result that names no quality. */
export const praiseIn = (reading: Reading): Vague[] =>
  PRAISED.has(reading.family) ? vagueIn(reading).filter(({ kind }) => kind === 'praise') : []

/** Vague phrases that no other rule points at. */
export const looseIn = (reading: Reading): Vague[] =>
  vagueIn(reading).filter(
    ({ kind }) => kind !== 'size' && !(kind === 'praise' && PRAISED.has(reading.family))
  )
