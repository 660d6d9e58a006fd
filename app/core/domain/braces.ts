import { normalized } from '#app/core/domain/normalized'

/** UTF-16 units between the braces. */
export const MAX_INNER_LENGTH = 200

/** Two braces with something between, and the backslashes that keep them as text. */
export const BRACES = new RegExp(
  String.raw`\{(\\*)\{([^{}]{0,${MAX_INNER_LENGTH - 1}}[^{}\\])\}\}`,
  'g'
)

const DIRECTION_MARKS = /[\u200e\u200f\u061c]/g
const PLAIN = /^[\x21-\x7e]*$/

/** Names are compared as people read them: whatever the case, the spelling in Unicode, and the width of spaces. */
export const nameKey = (name: string): string =>
  PLAIN.test(name)
    ? name.toLowerCase()
    : normalized(name.replace(DIRECTION_MARKS, ''), 'NFC').trim().replace(/\s+/g, ' ').toLowerCase()

/** Braces with something between them that can refer to something. */
export interface Braces {
  start: number
  end: number
  inner: string
  /** Whether a backslash between the opening braces keeps them as text: `{\{name}}`. */
  isKept: boolean
}

/** All braces of a text that can refer to something, whatever it is called, in order and in linear time. */
export function bracesIn(text: string): Braces[] {
  if (!text.includes('}}')) return []
  return [...text.matchAll(BRACES)].flatMap(
    ({ 0: whole, 1: backslashes, 2: inner, index: start }) =>
      pathIn(inner) ? [{ start, end: start + whole.length, inner, isKept: backslashes !== '' }] : []
  )
}

/** What stands between braces, as keys: the name, then its fields behind dots. Null where a part is missing. */
export function pathIn(inner: string): string[] | null {
  const path = inner.includes('.') ? inner.split('.').map(nameKey) : [nameKey(inner)]
  return path.includes('') ? null : path
}

/** The text with something else in the place of all braces that refer to something. */
export function withBraces(
  text: string,
  write: (inner: string, written: string) => string
): string {
  let made = ''
  let from = 0
  for (const { start, end, inner, isKept } of bracesIn(text)) {
    if (isKept) continue
    made += text.slice(from, start) + write(inner, text.slice(start, end))
    from = end
  }
  return made + text.slice(from)
}

/** The text with a backslash between the opening braces that are meant, so that they are text from now on. */
export const keptAsText = (text: string, isMeant: (inner: string) => boolean): string =>
  withBraces(text, (inner, written) => (isMeant(inner) ? `{\\${written.slice(1)}` : written))

/** The text as its reader sees it: without one of the backslashes between opening braces. */
export const writtenOut = (text: string): string =>
  text.replace(BRACES, (whole, backslashes: string, inner: string) =>
    backslashes !== '' && pathIn(inner) ? `{${whole.slice(2)}` : whole
  )
