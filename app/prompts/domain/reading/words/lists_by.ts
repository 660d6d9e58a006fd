/** The values of each key, in their order. */
export function listsBy<Key, Value>(pairs: Iterable<readonly [Key, Value]>): Map<Key, Value[]> {
  const lists = new Map<Key, Value[]>()
  for (const [key, value] of pairs) {
    const list = lists.get(key)
    if (list) list.push(value)
    else lists.set(key, [value])
  }
  return lists
}
