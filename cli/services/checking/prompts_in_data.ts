import type { Alias, Document, Node, Scalar, YAMLMap } from 'yaml'
import { Failure } from '#cli/services/failure'
import type { PromptInFile } from '#cli/services/checking/prompt_in_file'

/** Under these keys stand prompts, in the files of common tools. */
const PROMPT_KEYS = new Set([
  'prompt',
  'prompts',
  'system',
  'system_prompt',
  'systemprompt',
  'instructions',
  'template',
  'user_prompt',
  'userprompt',
])
/** In a list of messages, whose prompts are asked for: what an assistant says is none. */
const ASKING_ROLES = new Set(['system', 'user', 'developer'])

/** The prompts in YAML or JSON, which is YAML as well. @throws Failure where it is neither */
export async function promptsInData(text: string): Promise<PromptInFile[]> {
  const yaml = await import('yaml')
  const documents = yaml.parseAllDocuments(text)
  const found: PromptInFile[] = []
  for (const document of Array.isArray(documents) ? documents : []) {
    requireSound(document)
    for (const { node, path } of promptScalars(yaml, document))
      found.push(...promptOf(node, path, text))
  }
  return found
}

interface PromptScalar {
  node: Scalar
  path: string
}

interface Visited {
  node: Node | null
  path: string
  /** Whether texts here are prompts. */
  isPrompt: boolean
}

/**
 * The values that are prompts by their keys, in the order of the file, each once: aliases are followed, and a file of
 * aliases to aliases must not take exponential time.
 */
function promptScalars(yaml: typeof import('yaml'), document: Parsed): PromptScalar[] {
  const found: PromptScalar[] = []
  const [seen, seenAsPrompt] = [new Set<unknown>([null]), new Set<unknown>([null])]
  const isSeen = (node: Node | null, isPrompt: boolean): boolean => {
    const nodes = isPrompt ? seenAsPrompt : seen
    const isKnown = nodes.has(node)
    nodes.add(node)
    return isKnown
  }
  const visit = ({ node: written, path, isPrompt }: Visited): void => {
    const node = yaml.isAlias(written) ? resolved(written, document) : written
    if (isSeen(node, isPrompt)) return
    if (yaml.isScalar(node) && isPrompt) found.push({ node, path })
    if (yaml.isSeq(node))
      for (const [at, item] of node.items.entries())
        visit({ node: item as Node | null, path: `${path}[${at}]`, isPrompt })
    if (yaml.isMap(node)) for (const one of valuesOf(node, path, isPrompt)) visit(one)
  }
  visit({ node: document.contents as Node | null, path: '', isPrompt: false })
  return found
}

type Parsed = Document.Parsed | Document

const resolved = (alias: Alias, document: Parsed): Node | null =>
  alias.resolve(document as Document) ?? null

function valuesOf(map: YAMLMap, path: string, isPrompt: boolean): Visited[] {
  const asks = map.has('role') ? ASKING_ROLES.has(String(map.get('role'))) : isPrompt
  return map.items.map(({ key, value }) => {
    const name = String((key as Scalar | null)?.value ?? '')
    // The keys of a map that is merged in stand for keys of this one.
    if (name === '<<') return { node: value as Node | null, path, isPrompt }
    const isText = PROMPT_KEYS.has(name.toLowerCase().replaceAll('-', '_'))
    return {
      node: value as Node | null,
      path: path === '' ? name : `${path}.${name}`,
      isPrompt: isText || (name === 'content' && asks),
    }
  })
}

function promptOf({ value, range }: Scalar, path: string, source: string): PromptInFile[] {
  if (typeof value !== 'string' || value.trim() === '' || !range) return []
  const places = placesOf(value, source, range[0], range[1])
  return [{ text: value, path, isVerbatim: false, places }]
}

function requireSound({ errors }: Parsed): void {
  const [error] = errors
  if (!error) return
  throw new Failure({ code: 'bad_file', message: error.message.split('\n')[0].replace(/:$/, '.') })
}

/**
 * Where each unit of a value stands in the source that it was read from, whatever its quotes: escapes and the
 * indentation and folding of lines are skipped.
 */
function placesOf(value: string, source: string, start: number, end: number): Uint32Array {
  const places = new Uint32Array(value.length + 1)
  // Only between double quotes does a backslash begin an escape.
  const hasEscapes = source[start] === '"'
  let from = firstPlace(source, start)
  for (const [at, unit] of value.split('').entries()) {
    from = nextPlace(unit, source, { from, end, hasEscapes })
    places[at] = Math.min(from, end)
    from += hasEscapes && source[from] === '\\' ? escapeLength(source[from + 1]) : 1
  }
  places[value.length] = Math.min(from, end)
  return places
}

/** Behind a quote, or behind the line that begins a block. */
function firstPlace(source: string, start: number): number {
  if (source[start] === '"' || source[start] === "'") return start + 1
  if (source[start] !== '|' && source[start] !== '>') return start
  return source.indexOf('\n', start) + 1
}

const MAX_SKIPPED = 400

interface Search {
  from: number
  end: number
  hasEscapes: boolean
}

/** The next place where a character stands as it is, as an escape, or as the end of a line. */
function nextPlace(character: string, source: string, { from, end, hasEscapes }: Search): number {
  const isGap = /\s/.test(character)
  for (let at = from; at < Math.min(end, from + MAX_SKIPPED); at++) {
    if (source[at] === character || (hasEscapes && source[at] === '\\')) return at
    if (isGap && /\s/.test(source[at])) return at
  }
  return from
}

/** With its backslash. Source: YAML 1.2.2, section 5.7 */
const escapeLength = (kind: string): number =>
  (({ x: 4, u: 6, U: 10 }) as Record<string, number>)[kind] ?? 2
