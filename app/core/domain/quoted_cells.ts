/**
 * CSV without the spaces that stand between a quoted cell and its delimiters, as people and some programs write them
 * (`"a" ; "b"`). Spaces within quotation marks and in cells without them stay. Linear in the length of the text.
 * @param delimiter one character
 */
export function withoutSpacesAroundQuotes(text: string, delimiter: string): string {
  const cell = cellPattern(delimiter)
  const pieces: string[] = []
  for (let at = 0; at <= text.length; at++) {
    cell.lastIndex = at
    const found = cell.exec(text)
    // A quotation mark that does not close as it should: what follows is for the reader to judge.
    if (!found) return pieces.join('') + text.slice(at)
    at += found[0].length
    pieces.push(found[1] ?? found[0], text.slice(at, at + 1))
  }
  return pieces.join('')
}

/** One cell: its first group is a quoted text without the spaces beside it. */
function cellPattern(delimiter: string): RegExp {
  const blanks = `[${[' ', '\t'].filter((one) => one !== delimiter).join('')}]*`
  const end = `${delimiter.replace(/[\\\]^-]/, '\\$&')}\\r\\n`
  const quoted = `${blanks}("[^"]*(?:""[^"]*)*")${blanks}(?=[${end}]|$)`
  return new RegExp(`\uFEFF?${quoted}|(?!\uFEFF?${blanks}")[^${end}]*`, 'y')
}
