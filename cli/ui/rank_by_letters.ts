/**
 * The items whose text has the typed letters in their order, the closest together first. Without letters all of them,
 * in their own order.
 */
export function rankByLetters<Item>(
  typed: string,
  items: Item[],
  textOf: (item: Item) => string
): Item[] {
  const letters = [...typed.toLowerCase().replace(/\s+/g, '')]
  if (letters.length === 0) return items
  return items
    .map((item) => ({ item, spread: spreadOf(letters, textOf(item).toLowerCase()) }))
    .filter(({ spread }) => spread !== null)
    .sort((one, other) => one.spread! - other.spread!)
    .map(({ item }) => item)
}

/** How far apart the letters stand in a text, at least; null where it does not have them in this order. */
function spreadOf(letters: string[], text: string): number | null {
  let best: number | null = null
  for (
    let start = text.indexOf(letters[0]);
    start >= 0;
    start = text.indexOf(letters[0], start + 1)
  ) {
    let at = start
    for (const letter of letters.slice(1)) {
      at = text.indexOf(letter, at + 1)
      if (at < 0) return best
    }
    best = Math.min(best ?? Infinity, at - start)
  }
  return best
}
