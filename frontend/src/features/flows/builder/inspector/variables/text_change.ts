/** The smallest change that makes one text of another, so that a caret elsewhere stays where it is. */
export function changeBetween(before: string, after: string) {
  const most = Math.min(before.length, after.length)
  let from = 0
  while (from < most && before[from] === after[from]) from += 1
  let same = 0
  while (same < most - from && before.at(-1 - same) === after.at(-1 - same)) same += 1
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) }
}
