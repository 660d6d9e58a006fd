import { seededRandom } from '../train/seeded_random.js'
import { CLASSES } from './hostile_classes.js'

export interface Pattern {
  name: string
  text: string
}

type Pieces = readonly string[]
type Shape = (piece: string, turn: number) => string

/** How pieces follow each other. Where the turn is told, no sentence is said twice. */
const SHAPES: Record<string, Shape> = {
  'side by side': (piece) => `${piece} `,
  'glued': (piece) => piece,
  'lines': (piece) => `${piece}\n`,
  'paragraphs': (piece) => `${piece}\n\n`,
  'growing': (piece, turn) => `${piece} ${turn} words. `,
  'sentences': (piece, turn) => `${piece} ${wordOf(turn)}. `,
  'clauses': (piece, turn) => `${wordOf(turn)} ${piece}, `,
  'demands': (piece, turn) => `Use ${piece} ${wordOf(turn)}. `,
  'bans': (piece, turn) => `Do not use ${wordOf(turn)} ${piece}. `,
  'bullets': (piece, turn) => `- ${piece} ${wordOf(turn)}\n`,
  'numbered': (piece, turn) => `${turn}. ${piece} ${wordOf(turn)}\n`,
  'labels': (piece, turn) => `${wordOf(turn)}: ${piece}\n`,
  'headings': (piece, turn) => `## ${wordOf(turn)} ${piece}\n${piece}\n`,
}

const PAIRS: Record<string, [open: string, close: string]> = {
  'brackets': ['[', ']'],
  'parentheses': ['(', ')'],
  'braces': ['{ ', ' }'],
  'quotation marks': ['“', '”'],
  'angle quotes': ['«', '»'],
  'straight quotes': ['"', '"'],
  'apostrophes': [" '", "' "],
  'variables': ['{{', '}}'],
  'tags': ['<text>', '</text>'],
  'fences': ['```\n', '\n```'],
  'emphasis': ['**', '**'],
  'conditions': ['if it says that ', ' then '],
}

const RUNS = ['a', ' ', '\n', '.', '1', '-', '"', '\u0301', '请', '\u200B', '!', '/', '@', '_']

/** What was slow in an earlier engine. */
const KNOWN = ["don't ", 'must must ', '1.2.3.4.', '1.1.1', '1. list\n']

const HEADS = [
  '',
  'Write an email to our customers about the launch. ',
  'Summarize this article for managers: ',
  'Write a report that ',
]

/**
 * Texts that look for work that grows faster than the text: every class of pieces repeated and growing, classes
 * alternated in twos, brackets nested, and single characters. Another seed gives other combinations.
 */
export function hostilePatterns(length: number, seed: number): Pattern[] {
  const random = seededRandom(seed)
  const one = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]
  const names = Object.keys(CLASSES)
  const shapes = Object.keys(SHAPES)
  const made = (label: string, shape: string, pieces: Pieces): Pattern => {
    const head = one(HEADS)
    const name = `${label}, ${shape}${head && ', behind a request'}`
    return { name, text: filled(head, pieces, SHAPES[shape], length) }
  }
  return [
    ...names.map((name) => made(name, 'side by side', CLASSES[name])),
    ...names.map((name) => made(name, one(shapes.slice(1)), CLASSES[name])),
    ...names.map((name) => made(`"${CLASSES[name][0]}"`, one(shapes), [CLASSES[name][0]])),
    ...combined(names.length, 2, one).map((mix) => made(mix.label, one(shapes), mix.pieces)),
    ...Object.entries(PAIRS).map(([name, pair]) => nested(name, pair, length)),
    ...RUNS.map((sign) => made(JSON.stringify(sign), 'glued', [sign])),
    ...RUNS.map((sign) => brokenOff(sign, one(HEADS), length)),
    ...KNOWN.map((piece) => made(JSON.stringify(piece), 'glued', [piece])),
    made('"at most"', 'growing', ['at most']),
  ]
}

/** Classes alternated in threes, in every shape. */
export function freshPatterns(length: number, seed: number): Pattern[] {
  const random = seededRandom(seed)
  const one = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]
  return Object.keys(SHAPES).flatMap((shape) =>
    combined(6, 3, one).map(({ label, pieces }) => ({
      name: `${label}, ${shape}`,
      text: filled(one(HEADS), pieces, SHAPES[shape], length),
    }))
  )
}

function combined(times: number, size: number, one: <Item>(items: readonly Item[]) => Item) {
  return Array.from({ length: times }, () => {
    const names = Array.from({ length: size }, () => one(Object.keys(CLASSES)))
    return { label: names.join(' and '), pieces: names.map((name) => one(CLASSES[name])) }
  })
}

function filled(head: string, pieces: Pieces, shape: Shape, length: number): string {
  let text = head
  for (let turn = 0; text.length < length; turn++) text += shape(pieces[turn % pieces.length], turn)
  return text.slice(0, length)
}

/** A row of one sign that does not end the text: who looks for it at the end looks from each of its places. */
function brokenOff(sign: string, head: string, length: number): Pattern {
  const text = `${head}x${sign.repeat(length)}`.slice(0, length - TAIL.length) + TAIL
  return { name: `${JSON.stringify(sign)}, glued, then words`, text }
}

const TAIL = 'and then some words.'

function nested(name: string, [open, close]: [string, string], length: number): Pattern {
  const depth = Math.floor(length / (open.length + close.length + 2))
  const text = `${`${open}a`.repeat(depth)}${`b${close}`.repeat(depth)}`
  return { name: `${name}, nested`, text }
}

const LETTERS = 'bcdfghklmnprstvz'
const VOWELS = 'aeiou'

/** Another word for each turn, in letters only. */
function wordOf(turn: number): string {
  let word = ''
  for (let rest = turn + 1; rest > 0; rest = Math.floor(rest / (LETTERS.length * VOWELS.length))) {
    word +=
      LETTERS[rest % LETTERS.length] + VOWELS[Math.floor(rest / LETTERS.length) % VOWELS.length]
  }
  return `${word}n`
}
