/**
 * A text without the signs at its end. An expression such as `[.!]+$` would begin anew at each sign of every row of
 * them in the text.
 */
export function withoutEnding(text: string, sign: RegExp): string {
  let end = text.length
  while (end > 0 && sign.test(text[end - 1])) end--
  return text.slice(0, end)
}
