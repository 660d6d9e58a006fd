/**
 * Whether two addresses are one mailbox for certain. Only ASCII letters are folded: folding
 * others would let a look-alike such as the Kelvin sign pass for a K.
 */
export function isSameEmail(one: string, other: string): boolean {
  return foldAscii(one) === foldAscii(other)
}

function foldAscii(text: string): string {
  return text.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}
