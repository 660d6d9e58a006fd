/**
 * Reads something of each item, some of them at once, and hands over what was read in the order of the items.
 * @throws what reading throws, at its item
 */
export async function* readAhead<Item, Read>(
  items: readonly Item[],
  ahead: number,
  read: (item: Item) => Promise<Read>
): AsyncGenerator<Read> {
  const reading: Promise<Read>[] = []
  let next = 0
  const begin = () => {
    if (next >= items.length) return
    const begun = read(items[next++])
    // It is handled where its turn comes; until then it must not count as unhandled.
    begun.catch(() => {})
    reading.push(begun)
  }
  for (let at = 0; at < ahead; at++) begin()
  while (reading.length > 0) {
    const first = await reading.shift()!
    begin()
    yield first
  }
}
