/** Every line end of Unicode. */
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/

/** Strings in JSON may hold the other line ends as they are. */
const JSON_LINE_END = /\r\n|[\n\r]/

/** The lines of a text that are not empty, without the space around them. */
export const linesOf = (text: string): string[] => partsOf(text, LINE_END)

/** The same of a text of which each line is JSON. */
export const jsonLinesOf = (text: string): string[] => partsOf(text, JSON_LINE_END)

const partsOf = (text: string, end: RegExp): string[] =>
  text
    .split(end)
    .map((line) => line.trim())
    .filter((line) => line !== '')
