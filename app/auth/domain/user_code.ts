/** Consonants alone, so that no code spells a word, and none that looks like a digit (RFC 8628, section 6.1). */
export const USER_CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ'

const HALF = 4
const WHOLE = new RegExp(`^[${USER_CODE_LETTERS}]{${2 * HALF}}$`)

const split = (letters: string): string => `${letters.slice(0, HALF)}-${letters.slice(HALF)}`

/**
 * A new code, such as `BCDF-GHJK`.
 * @param draw a random whole number from 0 up to, but not including, its argument
 */
export function newUserCode(draw: (below: number) => number): string {
  const letter = () => USER_CODE_LETTERS[draw(USER_CODE_LETTERS.length)]
  return split(Array.from({ length: 2 * HALF }, letter).join(''))
}

const lettersOf = (typed: string): string => typed.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Normalizes a typed code; case, spaces and dashes do not matter. Returns null if it cannot be a code. */
export function readUserCode(typed: string): string | null {
  const letters = lettersOf(typed)
  return WHOLE.test(letters) ? split(letters) : null
}

/** What a field shows while a code is typed: at most eight letters, with the dash between its halves. */
export function formatUserCode(typed: string): string {
  const letters = lettersOf(typed).slice(0, 2 * HALF)
  return letters.length > HALF ? split(letters) : letters
}
