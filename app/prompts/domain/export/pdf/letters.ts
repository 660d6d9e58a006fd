import { hasRightToLeft } from '#app/prompts/domain/export/document/directions'

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })
const PLAIN = /^[\x20-\x7E]*$/

/** The letters of a text as a reader counts them: an accent or the parts of an emoji go with what they join. */
export function lettersOf(text: string): string[] {
  if (PLAIN.test(text)) return text.split('')
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** What a letter looks like: a tab is four blanks wide, and every other space is a blank. */
export function shownAs(letter: string): string {
  if (letter === '\t') return '    '
  return /^\p{Zs}$/u.test(letter) ? ' ' : letter
}

const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu

/** The code points of a letter that a face needs a picture for; none where there is nothing to see. */
export function seenIn(letter: string): number[] {
  return [...letter.replace(UNSEEN, '')].map((sign) => sign.codePointAt(0)!)
}

/** Letters of these scripts change with their neighbours, and no face here joins them. */
const JOINED =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u

/** Of the scripts that run from right to left, those that a face joins and sets. */
const FROM_RIGHT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

/** Whether a letter can stand beside the one before it. */
export const canBeSet = (letter: string): boolean =>
  FROM_RIGHT.test(letter) || (!hasRightToLeft(letter) && !JOINED.test(letter))
