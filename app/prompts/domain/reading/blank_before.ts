/**
 * Where the spaces and tabs begin that stand right before an offset, at `least` or behind it. An expression that ends
 * in `$` would look through everything before them.
 */
export function blankBefore(text: string, offset: number, least = 0): number {
  let from = offset
  while (from > least && (text[from - 1] === ' ' || text[from - 1] === '\t')) from--
  return from
}
