/** Tags between which a model thinks, in lower case. Each closing tag of a family ends a thought that one of it opened. */
export interface TagFamily {
  opening: readonly string[]
  closing: readonly string[]
}

const NAMES = [
  'think',
  'thinking',
  'thought',
  'thoughts',
  'reasoning',
  'seed:think',
  'longcat_think',
]
const FINAL = ['', ' <|constrain|>json', '<|constrain|>json'].map(
  (form) => `<|channel|>final${form}<|message|>`
)

/** As the chat templates of open models have them; the last family is OpenAI's "harmony". */
const FAMILIES: readonly TagFamily[] = [
  { opening: NAMES.map((name) => `<${name}>`), closing: NAMES.map((name) => `</${name}>`) },
  { opening: ['[think]'], closing: ['[/think]'] },
  { opening: ['◁think▷'], closing: ['◁/think▷'] },
  { opening: ['<|begin_of_thought|>'], closing: ['<|end_of_thought|>'] },
  { opening: ['<|start_thinking|>'], closing: ['<|end_thinking|>'] },
  { opening: ['<unused94>thought'], closing: ['<unused95>'] },
  { opening: ['<|channel>thought'], closing: ['<channel|>'] },
  { opening: ['<|channel|>analysis', '<|channel|>commentary'], closing: ['<|end|>', ...FINAL] },
]

/** What announces the answer behind the thoughts. */
const ANNOUNCING = [...FINAL, '<|begin_of_solution|>', '<|start_response|>']
const HEADERS = ['<|start|>assistant', ...ANNOUNCING]
/** What ends an answer that was announced. */
const ENDING = ['<|return|>', '<|end|>', '<|call|>', '<|end_of_solution|>', '<|end_response|>']

const FAMILY_OF = new Map(
  FAMILIES.flatMap((family) => family.opening.map((tag) => [tag, family] as const))
)
/** Other models than those of harmony end whole answers with `<|end|>`. */
const CLOSING_ALONE: ReadonlySet<string> = new Set(
  [...FAMILIES.flatMap(({ closing }) => closing), ...ANNOUNCING].filter((tag) => tag !== '<|end|>')
)

const TAGS = [...new Set([...FAMILY_OF.keys(), ...CLOSING_ALONE, ...HEADERS, ...ENDING])].sort(
  (a, b) => b.length - a.length
)
const MAX_TAG_LENGTH = TAGS[0].length

const anyOf = (tags: readonly string[], flags: string) =>
  new RegExp(tags.map((tag) => tag.replaceAll(/[[\]|]/g, String.raw`\$&`)).join('|'), flags)

const ANY = anyOf(TAGS, 'gi')
const HERE = anyOf(TAGS, 'iy')
const BEGINNING = /[<[◁]/g
const CLOSINGS = new Map(FAMILIES.map((family) => [family, anyOf(family.closing, 'gi')]))

export interface FoundTag {
  index: number
  /** As it is written. */
  text: string
}

/** The first tag from a place on: any, or one that closes a family. */
export function findTag(text: string, from: number, family?: TagFamily): FoundTag | null {
  const pattern = (family && CLOSINGS.get(family)) ?? ANY
  pattern.lastIndex = from
  const found = pattern.exec(text)
  return found && { index: found.index, text: found[0] }
}

/** The tag that stands at a place, or null. */
export function tagAt(text: string, at: number): string | null {
  HERE.lastIndex = at
  return HERE.exec(text)?.[0] ?? null
}

/** Where a tag begins of which the end may still come, from a place on; the length of the text where none does. */
export function unfinishedTagIn(text: string, from: number): number {
  BEGINNING.lastIndex = Math.max(from, text.length - MAX_TAG_LENGTH)
  for (let found = BEGINNING.exec(text); found; found = BEGINNING.exec(text)) {
    const rest = text.slice(found.index).toLowerCase()
    if (TAGS.some((tag) => tag.startsWith(rest))) return found.index
  }
  return text.length
}

export const familyOf = (tag: string): TagFamily | null => FAMILY_OF.get(tag.toLowerCase()) ?? null

/** Whether a tag ends a thought also where none opened it, because the template of the model did. */
export const closesAlone = (tag: string): boolean => CLOSING_ALONE.has(tag.toLowerCase())

export const isHeader = (tag: string): boolean => HEADERS.includes(tag.toLowerCase())

export const isEnding = (tag: string): boolean => ENDING.includes(tag.toLowerCase())
