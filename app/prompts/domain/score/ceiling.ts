import type { Reading } from '#app/prompts/domain/reading/reading'

export const NO_GOAL = 60
export const BROKEN = 70
export const FOREIGN = 50
const NONE = { at: 100, why: null }

/** The highest score that a text with such a hole can get, and why. */
export function ceilingOf(reading: Reading, filled: boolean): { at: number; why: string | null } {
  if (reading.language === 'other') {
    return { at: FOREIGN, why: 'Only rules that hold in any language were applied.' }
  }
  if (reading.goal === null) {
    return { at: NO_GOAL, why: 'It does not say what to make or to answer.' }
  }
  if (reading.conflicts.length)
    return { at: BROKEN, why: 'Two of its demands contradict each other.' }
  const open = reading.evidence.input.some((evidence) => evidence.open)
  if (reading.missing.length && !(filled && open)) {
    return { at: BROKEN, why: 'It points to material that is not in the prompt.' }
  }
  return NONE
}
