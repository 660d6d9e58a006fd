import { requestOf } from '#app/prompts/domain/reading/request'
import type { Reading } from '#app/prompts/domain/reading/reading'

export const NO_GOAL = 40
export const FOREIGN = 50
const NONE = { at: 100, why: null }

/** The highest score of a text that asks for nothing, or is not English, and why. */
export function ceilingOf(reading: Reading): { at: number; why: string | null } {
  if (reading.language === 'other')
    return { at: FOREIGN, why: 'Only rules that apply to any language were used.' }
  if (requestOf(reading) !== null) return NONE
  return { at: NO_GOAL, why: 'It does not say what to make or answer.' }
}
