/** Every line end of Unicode. */
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/

/** The lines of a text that are not empty, without the space around them. */
export const linesOf = (text: string): string[] =>
  text
    .split(LINE_END)
    .map((line) => line.trim())
    .filter((line) => line !== '')
