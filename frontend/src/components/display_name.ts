import { displayName } from '#app/auth/domain/display_name'

export { displayName }

export interface Named {
  firstName: string | null
  lastName: string | null
  email: string | null
}

/** The letter of a person without a picture: of the first name, else of the email. */
export function avatarLetter({ firstName, email }: Named): string {
  const source = firstName?.trim() || email?.trim() || '?'
  return firstLetter(source).toLocaleUpperCase('en')
}

/** A segmenter takes a slow phone a tenth of a second to make, and most names need none. */
function firstLetter(source: string): string {
  if (/^[ -~]{2}/.test(source)) return source[0]
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(source)
  return first.segment
}

const HUES = 12

/** The same person always gets the same one of twelve hues, in degrees. */
export function avatarHue({ firstName, lastName, email }: Named): number {
  const source = email ?? `${firstName ?? ''} ${lastName ?? ''}`
  let sum = 7
  for (const character of source) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return (sum % HUES) * (360 / HUES)
}
