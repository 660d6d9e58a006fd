import { WORDS } from '#app/prompts/domain/export/words'

const SCRIPTS = [
  ['Chinese', /\p{Script=Han}/u],
  ['Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Korean', /\p{Script=Hangul}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Syriac', /\p{Script=Syriac}/u],
  ['Thaana', /\p{Script=Thaana}/u],
  ['Devanagari', /\p{Script=Devanagari}/u],
  ['Bengali', /\p{Script=Bengali}/u],
  ['Tamil', /\p{Script=Tamil}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Lao', /\p{Script=Lao}/u],
  ['Khmer', /\p{Script=Khmer}/u],
  ['Armenian', /\p{Script=Armenian}/u],
  ['Georgian', /\p{Script=Georgian}/u],
  ['Ethiopic', /\p{Script=Ethiopic}/u],
] as const

const NAMED = 4

/** Says in the file itself which characters it could not set. They cannot be shown, so they are named. */
export function unsetNote(unset: readonly string[]): string {
  const scripts = SCRIPTS.filter(([, script]) => unset.some((letter) => script.test(letter)))
  const names = scripts.map(([name]) => name).join(', ')
  return WORDS.unset(unset.length, names, unset.slice(0, NAMED).map(codeOf).join(', '))
}

const codeOf = (letter: string) =>
  `U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
