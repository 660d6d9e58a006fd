import type { Line, Run } from '#app/prompts/domain/reading/notations/lines'
import { isPromptPart } from '#app/prompts/domain/reading/notations/prompt_parts'

const NAME = String.raw`(?:"[^"\n]{1,100}"|'[^'\n]{1,100}'|<<|[\p{L}_$/.~@][\p{L}\p{M}\p{N}_.$/~@-]{0,80})`
/** `name: value`, also as the first of an item. */
const PAIR = new RegExp(String.raw`^((?:- +){0,3})(${NAME})\s?:(?:\s+(.*))?$`, 'u')
const ITEM = /^-(?:\s|$)/
const COMMENT = /^#(?:\s|$)/
const MARK = /^(?:---|\.\.\.|%YAML\b.*)$/
/** Text on the lines below, an anchor, a reference, a type. */
const SYNTAX = /^[|>][+-]?\d?(?:\s+#.*)?$|^(?:[&*][\w-]+|!{1,2}[\w.:-]+)(?:\s|$)/
const CAPITAL = /^["']?\p{Lu}/u
/** A name that people write in programs only. */
const OF_PROGRAMS = /^\p{Ll}[\p{L}\p{N}]*(?:[_.]|\p{Lu})[\p{L}\p{N}_.]*$|^["'$/<]/u

/** What a line of YAML is, or null where it is none. */
interface Entry {
  kind: 'pair' | 'item' | 'comment' | 'mark' | 'more'
  /** The index of its line. */
  at: number
  indent: number
  /** The indent of its line, which is less than its own where it opens an item. */
  lineIndent: number
  name: string
  value: string
  /** Whether it opens an item of a list. */
  listed?: boolean
}

/**
 * Stretches of YAML among the lines of a text, in order. "Tone: formal" and other labels of prose are none: pairs within
 * pairs, lists of pairs, or the signs of YAML tell data, and `isNamed` says whether the text around speaks of it.
 */
export function findYaml(lines: Line[], isNamed: (run: Run) => boolean): Run[] {
  const found: Run[] = []
  for (let at = 0; at < lines.length;) {
    const run = lines[at].body === '' ? null : runFrom(lines, at)
    const data = run && [run, withoutLabels(run)].find((one) => isYaml(one.entries, isNamed(one)))
    if (data) found.push({ from: data.from, to: data.to })
    at = Math.max(run?.to ?? 0, at + 1)
  }
  return found
}

interface EntryRun extends Run {
  entries: Entry[]
}

function pairOf({ body, indent }: Line, at: number): Entry | null {
  if (!body.includes(':') || body.length > 2_000) return null
  const found = PAIR.exec(body)
  if (!found) return null
  const [, items, name, value = ''] = found
  const listed = items !== ''
  return {
    ...{ kind: 'pair', at, lineIndent: indent, indent: indent + items.length },
    ...{ name, value: value.trim(), listed },
  }
}

function runFrom(lines: Line[], from: number): EntryRun | null {
  const entries: Entry[] = []
  for (let at = from; at < lines.length; at++) {
    if (lines[at].body === '') continue
    const line = lines[at]
    const entry =
      entries.length > 0 ? entryAt(line, at, entries) : (markOf(line, at) ?? pairOf(line, at))
    if (!entry) break
    entries.push(entry)
  }
  while (entries.length > 1 && endsNothing(entries)) entries.pop()
  return entries.length > 0 ? withoutLead({ from, to: entries.at(-1)!.at + 1, entries }) : null
}

/** What stands behind the last pair belongs to the text, except for the mark that ends what another one opened. */
function endsNothing(entries: Entry[]): boolean {
  const { kind } = entries.at(-1)!
  return kind === 'comment' || (kind === 'mark' && entries[0].kind !== 'mark')
}

const fromEntry = ({ to, entries }: EntryRun, first: number): EntryRun => ({
  from: entries[first].at,
  to,
  entries: entries.slice(first),
})

/** A word with a colon above the data, such as "explain:", belongs to the request. */
function withoutLead(run: EntryRun): EntryRun {
  const [first, second] = run.entries
  const isLead =
    first.kind === 'pair' &&
    first.value === '' &&
    second !== undefined &&
    second.indent <= first.indent &&
    second.kind !== 'item'
  return isLead ? fromEntry(run, 1) : run
}

/** The run without the labels of a prompt above the data. */
function withoutLabels(run: EntryRun): EntryRun {
  const first = run.entries.findIndex((entry) => !isLabel(entry))
  return first > 0 ? fromEntry(run, first) : run
}

const markOf = ({ body, indent }: Line, at: number): Entry | null =>
  MARK.test(body) ? { kind: 'mark', at, indent, lineIndent: indent, name: '', value: '' } : null

/** What a line adds to the entries before it, or null where they end. */
function entryAt(line: Line, at: number, entries: Entry[]): Entry | null {
  const { body, indent } = line
  const other = { at, indent, lineIndent: indent, name: '' }
  const [first] = entries
  if (COMMENT.test(body)) return { ...other, kind: 'comment', value: body }
  const isInside = indent > first.lineIndent
  const isApart = at > entries.at(-1)!.at + 1
  const isFresh = isApart && !isInside
  if (isFresh && isLabel(first)) return null
  const mark = markOf(line, at)
  if (mark || indent < first.lineIndent) return mark
  const pair = pairOf(line, at)
  if (pair) return isFresh && isLabel(pair) ? null : pair
  return moreAt({ ...line, isInside, isApart }, entries, other)
}

/** An item of a list, or more of the value above. */
function moreAt(
  { body, isInside, isApart }: { body: string; isInside: boolean; isApart: boolean },
  entries: Entry[],
  other: Omit<Entry, 'kind' | 'value'>
): Entry | null {
  const last = entries.at(-1)!
  if (last.kind === 'mark') return null
  if (!ITEM.test(body)) return isInside ? { ...other, kind: 'more', value: body } : null
  const continues = isInside || (!isApart && (last.kind === 'item' || last.value === ''))
  return continues ? { ...other, kind: 'item', value: body.slice(1).trim() } : null
}

const isLabel = ({ kind, name }: Entry) =>
  kind === 'pair' && (CAPITAL.test(name) || isPromptPart(name))

function isYaml(entries: Entry[], isNamed: boolean): boolean {
  const pairs = entries.filter(({ kind }) => kind === 'pair')
  if (pairs.length < 2) return false
  if (isNamed) return true
  const base = Math.min(...pairs.map(({ indent }) => indent))
  const tops = pairs.filter(({ indent }) => indent === base)
  if (tops.filter(isLabel).length * 2 >= tops.length) return false
  return (
    entries[0].kind === 'mark' ||
    pairs.some(({ value }) => SYNTAX.test(value)) ||
    pairs.filter(({ name }) => OF_PROGRAMS.test(name)).length > 1 ||
    entries.some((entry, at) => opensMore(entry, entries[at + 1], entries[at + 2]))
  )
}

/** A name above a pair that stands further in, an item of several pairs, or a name above a list without words. */
function opensMore(entry: Entry, next: Entry | undefined, after: Entry | undefined): boolean {
  if (entry.kind !== 'pair' || !next) return false
  if (next.kind === 'pair')
    return entry.value === '' ? next.indent > entry.indent : continuesItem(entry, next)
  const isList = entry.value === '' && next.kind === 'item' && after?.kind === 'item'
  return isList && !/\s/.test(next.value + after.value)
}

const continuesItem = (entry: Entry, next: Entry) =>
  entry.listed === true && !next.listed && next.indent === entry.indent
