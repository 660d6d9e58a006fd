import { NAME_LENGTH } from '#app/prompts/domain/templating/variable_names'
import { dollarVariable } from '#app/prompts/domain/reading/syntax/variable_syntax'
import { blankEnd } from '#app/prompts/domain/reading/syntax/blank_syntax'

/** A variable as it is written in another syntax. */
export interface ForeignVariable {
  end: number
  name: string
  /** What it stands for where nothing is given; null where the text says nothing. */
  preset: string | null
}

/** Reads what opens at a place of a text, or null where it is no variable. */
export type VariableForm = (text: string, at: number) => ForeignVariable | null

const WORDS = /^\p{L}[\p{L}\p{M}\p{N}_]*(?:[ _-]+[\p{L}\p{M}\p{N}_]+){0,3}$/u
const IDENTIFIER = /^[\p{L}_][\p{L}\p{M}\p{N}_]*$/u

/** The name of a variable that says all words of a label, or null where they do not fit into one. */
export function nameOf(label: string): string | null {
  const plain = label.trim()
  const name = IDENTIFIER.test(plain) ? plain : joined(plain)
  return name !== null && IDENTIFIER.test(name) && name.length <= NAME_LENGTH ? name : null
}

const joined = (label: string) =>
  WORDS.test(label) ? label.toLowerCase().replaceAll(/[ _-]+/g, '_') : null

const dollar: VariableForm = (text, at) => {
  const found = dollarVariable(text, at)
  return found && variable(found.end, found.name, found.preset)
}

const PLAIN_VALUES = /^(?:true|false|null|undefined|none|sic)$/i

/** `[x]` with at most four words; longer ones are blanks, which say more than a name could. */
const brackets: VariableForm = (text, at) => {
  if ('${<'.includes(text[at - 1] ?? ' ')) return null
  const end = blankEnd(text, at)
  if (end < 0) return null
  const label = text.slice(at + 1, end - 1)
  const isOther =
    PLAIN_VALUES.test(label.trim()) ||
    text.slice(end, end + 1) === '}' ||
    /^[ \t]*\r?\n[ \t]*[\w.-]+[ \t]*=/.test(text.slice(end, end + 100))
  return isOther ? null : variable(end, label, null)
}

const TAG_NAMES = new Set(
  'a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form frame frameset g h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map mark math menu meta meter nav noscript object ol optgroup option output p path param picture pre progress q rect rp rt ruby s samp script search section select slot small source span strike strong style sub summary sup svg table tbody td template text textarea tfoot th thead time title tr track tt u ul use var video wbr'.split(
    ' '
  )
)

/** `<x>` that is no tag of HTML, is closed nowhere, and belongs to no type such as `List<String>`. */
const angles: VariableForm = (text, at) => {
  const [whole, label] = /^<([^<>\n]{1,60})>/.exec(text.slice(at, at + 64)) ?? []
  if (whole === undefined || /[\p{L}\p{N}_)\\<$]/u.test(text[at - 1] ?? ' ')) return null
  const end = at + whole.length
  if (/^[\p{L}\p{N}_>({]/u.test(text.slice(end, end + 1))) return null
  if (TAG_NAMES.has(label.trim().split(' ')[0].toLowerCase())) return null
  const isIncluded = /^[ \t]*#[ \t]*include[ \t]*$/.test(lineBefore(text, at))
  return isIncluded || label !== label.trim() ? null : variable(end, label, null)
}

function lineBefore(text: string, at: number): string {
  const start = text.lastIndexOf('\n', at - 1) + 1
  return at - start > 40 ? '' : text.slice(start, at)
}

function variable(end: number, label: string, preset: string | null): ForeignVariable | null {
  const name = nameOf(label)
  return name === null ? null : { end, name, preset }
}

/** By the character that opens them. */
export const VARIABLE_FORMS = new Map<string, VariableForm>([
  ['$', dollar],
  ['[', brackets],
  ['<', angles],
])
