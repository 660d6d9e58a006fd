/**
 * The lines on which the items of an array, or the names of an object, begin.
 * @param text valid JSON
 * @param within the name of the array or object within an object, or null where it is the whole text
 * @returns lines from 1, in the order of the items
 */
export function itemLines(text: string, within: string | null): number[] {
  const walk: Walk = {
    ...{ text, within, depth: 0, line: 1, lines: [] },
    ...{ isNext: false, isAsked: false, isInside: false },
  }
  for (let at = 0; at < text.length; at++) at = step(walk, at)
  return walk.lines
}

interface Walk {
  text: string
  within: string | null
  depth: number
  line: number
  lines: number[]
  /** Whether the next value or name is an item. */
  isNext: boolean
  /** Whether the next value belongs to the name that was asked for. */
  isAsked: boolean
  /** Whether the array or object that was asked for has been entered and not left. */
  isInside: boolean
}

const BETWEEN = ' \t\r\n:'

/** Takes one token. @returns the place of its last character */
function step(walk: Walk, at: number): number {
  const sign = walk.text[at]
  if (sign === '\n') walk.line += 1
  if (BETWEEN.includes(sign)) return at
  if (sign === ',') {
    walk.isNext = isItemDepth(walk)
    return at
  }
  const isEnd = sign === ']' || sign === '}'
  if (walk.isNext && !isEnd) walk.lines.push(walk.line)
  walk.isNext = false
  if (sign === '"') return stringAt(walk, at)
  if (isEnd) leave(walk)
  else if ('[{'.includes(sign)) enter(walk)
  return at
}

const isItemDepth = ({ within, depth, isInside }: Walk) =>
  within === null ? depth === 1 : isInside && depth === 2

function enter(walk: Walk): void {
  walk.depth += 1
  if (walk.depth === 2 && walk.isAsked) walk.isInside = true
  walk.isAsked = false
  walk.isNext = isItemDepth(walk)
}

function leave(walk: Walk): void {
  if (walk.depth === 2) walk.isInside = false
  walk.depth -= 1
}

function stringAt(walk: Walk, at: number): number {
  const end = stringEnd(walk.text, at)
  if (walk.within !== null && walk.depth === 1) {
    walk.isAsked = JSON.parse(walk.text.slice(at, end + 1)) === walk.within
  }
  return end
}

/** The place of the quotation mark that closes the string at `at`. */
function stringEnd(text: string, at: number): number {
  for (let mark = text.indexOf('"', at + 1); mark >= 0; mark = text.indexOf('"', mark + 1)) {
    let slash = mark
    while (text[slash - 1] === '\\') slash--
    if ((mark - slash) % 2 === 0) return mark
  }
  return text.length
}
