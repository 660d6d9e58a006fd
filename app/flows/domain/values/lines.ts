/** Every line end of Unicode. */
const LINE = /[^\n\r\v\f\u0085\u2028\u2029]+/g

/** Strings in JSON may hold the other line ends as they are. */
const JSON_LINE = /[^\n\r]+/g

/** The lines of a text that are not empty, without the space around them, one after the other. */
export const linesOf = (text: string): Generator<string> => partsOf(text, LINE)

/** What stands before, between and behind the matches of a pattern, without the space around it, where it is not empty. */
export function* partsBetween(text: string, between: RegExp): Generator<string> {
  const content = text.replaceAll(/\r\n?/g, '\n')
  let from = 0
  for (const { index, 0: found } of content.matchAll(between)) {
    const part = content.slice(from, index).trim()
    if (part !== '') yield part
    from = index + found.length
  }
  const last = content.slice(from).trim()
  if (last !== '') yield last
}

/** The same of a text of which each line is JSON. */
export const jsonLinesOf = (text: string): Generator<string> => partsOf(text, JSON_LINE)

function* partsOf(text: string, line: RegExp): Generator<string> {
  for (const [found] of text.matchAll(line)) {
    const part = found.trim()
    if (part !== '') yield part
  }
}
