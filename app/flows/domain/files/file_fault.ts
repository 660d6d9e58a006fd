import { type Path, type SchemaFault, shortened } from '#app/flows/domain/values/check_value'

/** What the lists of a graph hold, one and many. */
const LISTS: Record<string, { one: string; many: string }> = {
  nodes: { one: 'step', many: 'steps' },
  edges: { one: 'connection', many: 'connections' },
  notes: { one: 'note', many: 'notes' },
  groups: { one: 'group', many: 'groups' },
}

const FIELDS: Record<string, string> = {
  format: 'format number',
  context: 'description',
  id: 'internal id',
  from: 'start',
  to: 'end',
  port: 'exit',
  x: 'position',
  y: 'position',
  parent: 'For each around it',
}

const UNKNOWN = 'is not a field that exists here.'
const UNREADABLE = /^must be (?:an object|a list)\b/

/**
 * What is wrong with the file of a flow, for people who did not write it: `The list of notes is missing.`
 * @param value what the file holds, for the names of the steps
 */
export function fileSentence({ path, says }: SchemaFault, value: unknown): string {
  if (path.length === 0) return 'This is not the file of a flow.'
  if (says === UNKNOWN) return unknownSentence(path, value)
  const about = UNREADABLE.test(says) ? 'cannot be read.' : says
  return `${capital(subjectOf(path, value))} ${about}`
}

/** The same for the settings of a step. */
export function settingSentence(stepName: string, { path, says }: SchemaFault): string {
  const step = `Step “${shortened(stepName)}”`
  if (path.length === 0) return `${step}: the settings cannot be read.`
  return says === UNKNOWN
    ? `${step} has a setting that Hone does not know: “${quoted(path)}”.`
    : `${step}: “${quoted(path)}” in its settings ${says}`
}

function unknownSentence(path: Path, value: unknown): string {
  const place = path.length === 1 ? 'The file' : capital(subjectOf(path.slice(0, -1), value))
  return `${place} has something that Hone does not know: “${shortened(String(path.at(-1)))}”.`
}

function subjectOf(path: Path, value: unknown): string {
  const [first, second, at, ...rest] = path
  if (first !== 'graph') return fieldOf(path)
  if (second === undefined) return 'the flow in the file'
  const list = Object.hasOwn(LISTS, second) ? LISTS[second] : null
  if (!list) return fieldOf(path.slice(1))
  if (typeof at !== 'number') return `the list of ${list.many}`
  const entry = `${list.one} ${at + 1}${second === 'nodes' ? nameOf(value, at) : ''}`
  return rest.length === 0 ? entry : `${fieldOf(rest)} of ${entry}`
}

/** `the title`, or `entry 2 of the tags`. */
function fieldOf(path: Path): string {
  const [last] = path.slice(-1)
  const rest = path.slice(0, -1)
  if (typeof last === 'number') {
    return rest.length === 0 ? `entry ${last + 1}` : `entry ${last + 1} of ${fieldOf(rest)}`
  }
  return `the ${Object.hasOwn(FIELDS, last) ? FIELDS[last] : shortened(last)}`
}

/** The name of a step, where the file has one that can be shown. */
function nameOf(value: unknown, at: number): string {
  const name: unknown = (value as { graph?: { nodes?: { name?: unknown }[] } } | null)?.graph
    ?.nodes?.[at]?.name
  return typeof name === 'string' && name.trim() !== '' ? `, “${shortened(name)}”,` : ''
}

const quoted = (path: Path): string =>
  path.map((part) => (typeof part === 'number' ? `entry ${part + 1}` : shortened(part))).join(', ')

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
