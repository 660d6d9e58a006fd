const MAX_LABEL = 160

/**
 * End of the blank `[text]` that opens at `at`, or -1. No blank: a Markdown link or image, a
 * checkbox, a footnote or citation number, an index such as `a[0]`, an escaped or nested bracket.
 */
export function blankEnd(text: string, at: number): number {
  const before = text[at - 1] ?? ' '
  if (/[\p{L}\p{N}_)\]\\![]/u.test(before)) return -1
  const length = text.slice(at + 1, at + MAX_LABEL + 2).search(/[\]\n[]/)
  const close = at + 1 + length
  if (length < 1 || text[close] !== ']') return -1
  const label = text.slice(at + 1, close).trim()
  if (!/\p{L}/u.test(label) || /^[\^"'{x]$|^[\^"'{]/i.test(label)) return -1
  if ('([]'.includes(text[close + 1] ?? ' ')) return -1
  return /^: ?(?:https?:|<|\/)/.test(text.slice(close + 1, close + 10)) ? -1 : close + 1
}
