/** Stretches of two rows of words that stand between words that both have in a row, end exclusive. */
export interface Gap {
  first: [from: number, to: number]
  second: [from: number, to: number]
}

export interface Alignment {
  /** How many words both rows have in the same order. */
  common: number
  gaps: Gap[]
}

type Row = ArrayLike<unknown>

/**
 * Lays two rows of words side by side with as few words left over as can be, after E. W. Myers, "An O(ND)
 * difference algorithm" (1986). Null where more than `most` words would be left over: then they are no copies.
 */
export function align(first: Row, second: Row, most: number): Alignment | null {
  const middle = most + 1
  const reach = new Int32Array(2 * middle + 1)
  const ways: Int32Array[] = []
  for (let left = 0; left <= most; left++) {
    ways.push(reach.slice(middle - left - 1, middle + left + 2))
    for (let diagonal = -left; diagonal <= left; diagonal += 2) {
      const place = middle + diagonal
      let x = goesDown(reach, place, diagonal, left) ? reach[place + 1] : reach[place - 1] + 1
      while (x < first.length && x - diagonal < second.length && first[x] === second[x - diagonal])
        x++
      reach[place] = x
      if (x >= first.length && x - diagonal >= second.length) return traced(ways, first, second)
    }
  }
  return null
}

const goesDown = (reach: Int32Array, place: number, diagonal: number, left: number) =>
  diagonal === -left || (diagonal !== left && reach[place - 1] < reach[place + 1])

/** Walks back over the ways that were taken and collects what stood between common words. */
function traced(ways: Int32Array[], first: Row, second: Row): Alignment {
  const pairs: [number, number][] = []
  let [x, y] = [first.length, second.length]
  for (let left = ways.length - 1; left >= 0; left--) {
    const reach = ways[left]
    const place = left + 1 + (x - y)
    const before = left === 0 ? place : goesDown(reach, place, x - y, left) ? place + 1 : place - 1
    const fromX = left === 0 ? 0 : reach[before]
    const fromY = left === 0 ? 0 : fromX - (before - left - 1)
    while (x > fromX && y > fromY) pairs.push([--x, --y])
    ;[x, y] = [fromX, fromY]
  }
  return { common: pairs.length, gaps: gapsBetween(pairs.reverse(), first.length, second.length) }
}

/** Gaps with a single common word between them count as one: it may stand there by chance. */
function gapsBetween(pairs: [number, number][], ends: number, otherEnds: number): Gap[] {
  const gaps: Gap[] = []
  let [x, y] = [0, 0]
  for (const [nextX, nextY] of [...pairs, [ends, otherEnds]]) {
    const last = gaps.at(-1)
    if (nextX > x || nextY > y) {
      if (last && x - last.first[1] < RUN) [last.first[1], last.second[1]] = [nextX, nextY]
      else gaps.push({ first: [x, nextX], second: [y, nextY] })
    }
    ;[x, y] = [nextX + 1, nextY + 1]
  }
  return gaps
}

const RUN = 2
