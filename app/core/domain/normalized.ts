/** More combining marks in a row than any language has, as in the Stream-Safe Text Format of Unicode (UAX 15). */
const LONG_MARKS = /[\p{M}\u{FF9E}\u{FF9F}]{30}(?=[\p{M}\u{FF9E}\u{FF9F}])/gu
const JOINER = '\u034F'

/**
 * A text in a normal form of Unicode, in linear time. Marks in a row are put into order, which takes the square of their
 * number: a joiner after every 30 keeps it linear.
 */
export const normalized = (text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string =>
  text.replace(LONG_MARKS, `$&${JOINER}`).normalize(form)
