import { type Box, boxAround } from '#frontend/features/flows/builder/canvas/layout/box'
import {
  BETWEEN_RANKS,
  BETWEEN_ROWS,
  HEAD_HEIGHT,
  STEP_WIDTH,
} from '#frontend/features/flows/builder/canvas/layout/sizes'

interface Item extends Box {
  item: string
}

interface Link {
  from: string
  to: string
}

/** As many steps side by side as a canvas beside its panel shows at full size. */
const FIRST_ROW = 3 * STEP_WIDTH + 2 * BETWEEN_RANKS
/** Of many rows: how much wider they are together than high. */
const ASPECT = 1.3

/**
 * Breaks a long line of items into rows, as text is broken into lines: only where a single link leads on, and into rows
 * of about the same length.
 * @returns the items, from the top left of all of them
 */
export function inRows(line: readonly Item[], links: readonly Link[]): Item[] {
  if (line.length === 0) return []
  const blocks = blocksOf(line, links)
  const area = extent(line).width * (HEAD_HEIGHT + BETWEEN_ROWS) * ASPECT
  return stacked(evenRows(blocks, Math.max(FIRST_ROW, Math.sqrt(area))))
}

const extent = (items: readonly Box[]): Box => boxAround(items, { side: 0, top: 0 })

/** The parts of a line between which it can be broken. */
function blocksOf(line: readonly Item[], links: readonly Link[]): Item[][] {
  const blocks: Item[][] = []
  const passed = new Set<string>()
  let right = -Infinity
  for (const item of line.toSorted((one, other) => one.x - other.x)) {
    const isApart = item.x > right
    if (isApart && leadingOn(links, passed) === 1) blocks.push([item])
    else if (blocks.length === 0) blocks.push([item])
    else blocks.at(-1)?.push(item)
    passed.add(item.item)
    right = Math.max(right, item.x + item.width)
  }
  return blocks
}

const leadingOn = (links: readonly Link[], passed: ReadonlySet<string>): number =>
  links.filter(({ from, to }) => passed.has(from) !== passed.has(to)).length

/** As few rows as fit into a width, none longer than it must be. */
function evenRows(blocks: readonly Item[][], width: number): Item[][] {
  const fewest = rowsWithin(blocks, width)
  let even = fewest
  for (;;) {
    const longest = Math.max(...even.map((row) => extent(row).width))
    const shorter = rowsWithin(blocks, longest - 1)
    if (shorter.length > fewest.length) return even
    const isShorter = Math.max(...shorter.map((row) => extent(row).width)) < longest
    if (!isShorter) return even
    even = shorter
  }
}

function rowsWithin(blocks: readonly Item[][], width: number): Item[][] {
  const rows: Item[][] = []
  for (const block of blocks) {
    const longer = [...(rows.at(-1) ?? []), ...block]
    if (rows.length > 0 && extent(longer).width <= width) rows[rows.length - 1] = longer
    else rows.push(block)
  }
  return rows
}

function stacked(rows: readonly Item[][]): Item[] {
  let top = 0
  return rows.flatMap((row) => {
    const { x, y, height } = extent(row)
    const start = top
    top += height + BETWEEN_ROWS
    return row.map((item) => ({ ...item, x: item.x - x, y: item.y - y + start }))
  })
}
