import { plain } from '#app/prompts/domain/goals/words'
import type { Clause } from '#app/prompts/domain/goals/clauses/clause'
import { type Thing, thingAt } from '#app/prompts/domain/goals/things/thing'
import type { GoalStep, GoalTest, GoalWay } from '#app/prompts/domain/goals/types'
import {
  choiceIn,
  conditionIn,
  isPerKind,
  type Condition,
} from '#app/prompts/domain/goals/clauses/ways'
import { handOn, type GoalWork } from '#app/prompts/domain/goals/work'

/** Work that depends on a text, as clauses or what else it is written from. */
export interface Branch<T = Clause> {
  /** The clause that says on what it depends. */
  text: string
  about: string
  rule: Condition['rule']
  ways: { label: string; description: string; clauses: T[] }[]
  /** The index of the clause after it. */
  end: number
}

/** The branch that begins with a clause, or null. */
export const branchAt = (clauses: Clause[], at: number): Branch | null =>
  clauses[at].kind === 'if' ? conditional(clauses, at) : sorting(clauses, at)

/** "If it is a complaint, write an apology, otherwise a note of thanks": consecutive conditions are one branch. */
function conditional(clauses: Clause[], start: number): Branch | null {
  const about = conditionIn(clauses[start].text)
  const ways = waysFrom(clauses, start)
  if (!about || ways.length === 0 || !areDifferent(ways)) return null
  const { end } = ways.at(-1)!
  const all = ways.at(-1)!.isElse ? ways : [...ways, { ...REST, clauses: [] }]
  const rule = all.length === 2 ? about.rule : null
  return { text: clauses[start].text, about: about.about, rule, ways: all, end }
}

const REST = { label: 'Anything else', description: 'None of the others' }

interface FoundWay {
  label: string
  description: string
  clauses: Clause[]
  isElse: boolean
  end: number
}

/** Each condition with the work that follows it; what is done otherwise is the last. */
function waysFrom(clauses: Clause[], start: number): FoundWay[] {
  const ways: FoundWay[] = []
  for (let at = start; at < clauses.length && !ways.at(-1)?.isElse; at = ways.at(-1)!.end) {
    const way = wayAt(clauses, at, ways.length > 0)
    if (!way) break
    ways.push(way)
  }
  return ways
}

function wayAt(clauses: Clause[], at: number, mayBeElse: boolean): FoundWay | null {
  const { kind, text, isElse = false } = clauses[at]
  const condition = kind === 'if' ? conditionIn(text) : null
  if (!condition && !(isElse && mayBeElse)) return null
  const first = condition ? at + 1 : at
  const end = wayEnd(clauses, first)
  const { label, description } = condition ?? REST
  const work = clauses.slice(first, end)
  return work.length === 0 ? null : { label, description, clauses: work, isElse: !condition, end }
}

const areDifferent = (ways: Branch['ways']) =>
  new Set(ways.map(({ label }) => label.toLowerCase())).size === ways.length

/** The work of a way: the rest of its sentence, up to the next condition. */
function wayEnd(clauses: Clause[], first: number): number {
  let end = first
  const isPart = (clause: Clause | undefined) =>
    clause !== undefined &&
    clause.kind === 'job' &&
    clause.sentence === clauses[first].sentence &&
    (end === first || !clause.isElse)
  while (isPart(clauses[end])) end++
  return end
}

/** "Sort the emails by billing, bug or question, and write an answer for each kind." */
function sorting(clauses: Clause[], at: number): Branch | null {
  const { kind, text } = clauses[at]
  const choice = kind === 'sort' ? choiceIn(text) : null
  if (!choice) return null
  const { labels, about } = choice
  const ways = labels.map((label) => ({ label, description: label, clauses: [] as Clause[] }))
  let end = at + 1
  for (;;) {
    const { work, named, next } = workFor(clauses, end, labels)
    if (named.length === 0) break
    for (const way of ways.filter(({ label }) => named.includes(label)))
      way.clauses.push(...(named.length > 1 ? work.map(forKind(way.label)) : work))
    end = next
  }
  return end > at + 1 ? { text, about, rule: null, ways, end } : null
}

interface WorkFor {
  work: Clause[]
  /** The categories that it is for; none where it is for none of them. */
  named: string[]
  next: number
}

function workFor(clauses: Clause[], at: number, labels: string[]): WorkFor {
  const clause = clauses[at]
  const nothing = { work: [], named: [], next: at }
  if (clause === undefined) return nothing
  const isIf = clause.kind === 'if'
  const next = isIf ? wayEnd(clauses, at + 1) : at + 1
  const work = clauses.slice(isIf ? at + 1 : at, next)
  const isWork = work.length > 0 && work.every(({ kind }) => kind === 'job')
  return isWork ? { work, named: namedLabels(clause.text, labels), next } : nothing
}

const forKind =
  (label: string) =>
  (clause: Clause): Clause => ({
    ...clause,
    text: `${clause.text.replace(PER_KIND_END, '')} (${label.toLowerCase()})`,
    category: label.toLowerCase(),
  })
const PER_KIND_END =
  /,? (?:for|to|in) (?:each|every|both)(?: of (?:them|these|the))?(?: (?:kinds?|cases?|categor(?:y|ies)|types?|groups?))?$/i

/** The categories that work is for. */
function namedLabels(text: string, labels: string[]): string[] {
  const lower = ` ${text.toLowerCase()} `
  const named = labels.filter((label) =>
    new RegExp(`[^\\p{L}]${RegExp.escape(label.toLowerCase())}s?[^\\p{L}]`, 'u').test(lower)
  )
  return named.length > 0 ? named : isPerKind(text) ? labels : []
}

export function writeBranch<T>(
  branch: Omit<Branch<T>, 'end'>,
  work: GoalWork,
  write: (clauses: T[], work: GoalWork) => GoalStep[]
): GoalStep[] {
  const value = subjectOf(branch, work)
  const name = work.names.take(branch.rule ? 'Decision' : 'Kind')
  const about = work.material
  // A category names what was sorted: nobody brings it along.
  const ways = branch.ways.map((way): GoalWay => {
    const made = [...work.made, ...branch.ways.map(({ label }) => label)]
    const inside = { ...work, results: [], material: [...about], made, isAlone: false }
    const steps = write(way.clauses, inside)
    const done = steps.length > 0 ? steps : [nothingTo(way.label, work)]
    Object.assign(work, { isKnown: inside.isKnown, lastJob: inside.lastJob })
    return { label: way.label, description: way.description, steps: done }
  })
  const join = work.names.take('Outcome')
  handOn(work, join)
  const test: GoalTest = branch.rule
    ? { by: 'rule', condition: { ...branch.rule, value: `{{${value}}}` } }
    : { by: 'sort', about: value }
  return [{ kind: 'branch', name, from: branch.text, test, ways, join }]
}

const TEXT: Thing = {
  ...{
    words: 'text',
    kind: 'long',
    isMaterial: true,
    isEntry: false,
    isPerson: false,
    isOwn: true,
  },
}

/** The input or the result that a branch looks at. */
function subjectOf({ about, rule }: Pick<Branch, 'about' | 'rule'>, work: GoalWork): string {
  const { inputs, material } = work
  const isNumber = rule !== null && rule.test !== 'contains'
  const { words, kind } = /^(?:it|they|this|that)$/i.test(about) ? TEXT : (thingAt(about) ?? TEXT)
  const known = inputs.named(words)?.name ?? (isNumber ? undefined : material.at(-1))
  if (known !== undefined) {
    if (rule === null) inputs.askForOne(known)
    return known
  }
  const name = inputs.bring({ ...TEXT, words, kind: isNumber ? 'number' : kind })
  work.material = [...material, name]
  return name
}

const nothingTo = (label: string, { names }: GoalWork): GoalStep => {
  const name = names.take(plain(label.slice(0, 40)))
  return { kind: 'text', name, from: '', text: `${label}: nothing else to do.`, use: 'nothing' }
}
