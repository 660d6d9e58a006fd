/**
 * Tests whether between two `ends` a text holds one thing and behind it another. One expression for both
 * (`first.*then`) would look through the rest of a line from every place where the first stands.
 */
export function inOrder(ends: RegExp, first: RegExp, then: RegExp): Pick<RegExp, 'test'> {
  return {
    test: (text) =>
      text.split(ends).some((line) => {
        const found = first.exec(line)
        return found !== null && then.test(line.slice(found.index + found[0].length))
      }),
  }
}

/** What ends a line for the dot of an expression. */
export const LINE_END = /[\n\r\u2028\u2029]/
