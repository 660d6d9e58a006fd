/** Every line end of Unicode. */
const LINE = /[^\n\r\v\f\u0085\u2028\u2029]+/g

/** Strings in JSON may hold the other line ends as they are. */
const JSON_LINE = /[^\n\r]+/g

/** The lines of a text that are not empty, without the space around them, one after the other. */
export const linesOf = (text: string): Generator<string> => partsOf(text, LINE)

/** The same of a text of which each line is JSON. */
export const jsonLinesOf = (text: string): Generator<string> => partsOf(text, JSON_LINE)

function* partsOf(text: string, line: RegExp): Generator<string> {
  for (const [found] of text.matchAll(line)) {
    const part = found.trim()
    if (part !== '') yield part
  }
}
