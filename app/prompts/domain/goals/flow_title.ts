import { chooseDeliverable } from '#app/prompts/domain/deliverables/choose_deliverable'
import { read } from '#app/prompts/domain/reading/read'
import { keysOf, thingAt } from '#app/prompts/domain/goals/things/thing'
import type { GoalInput, GoalStep } from '#app/prompts/domain/goals/types'
import { capital } from '#app/prompts/domain/goals/words'

interface Read {
  steps: GoalStep[]
  inputs: GoalInput[]
  results: string[]
}

const MAX_LENGTH = 60
const MAX_RESULTS = 3

/** What a flow makes. */
interface Named {
  name: string
  /** Whether it may be said what it is made from. */
  takesSource: boolean
}

/** A name for a flow by what it makes and from what: "Follow-up email from meeting notes"; null where nothing is named. */
export function flowTitle({ steps, inputs, results }: Read): string | null {
  const all = results.flatMap((name) => namesOf(name, { steps, inputs }))
  const named = [...new Map(all.map((one) => [one.name, one])).values()].slice(0, MAX_RESULTS)
  const [first] = named
  if (!first) return null
  const title =
    named.length === 1 && first.takesSource
      ? withSource(first.name, inputs)
      : listed(named.map(({ name }) => name)) + sourceOf(named, inputs)
  return title === null || title.length > MAX_LENGTH ? null : capital(title)
}

const listed = ([first, ...names]: string[]): string =>
  [first, ...names.map(lower)].join(', ').replace(/, ([^,]*)$/, ' and $1')

const lower = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name

type Around = Pick<Read, 'steps' | 'inputs'>

function namesOf(result: string, { steps, inputs }: Around): Named[] {
  const step = steps.find(
    (one) => one.name === result || (one.kind === 'branch' && one.join === result)
  )
  if (!step) return []
  switch (step.kind) {
    case 'job':
      return made(step.name)
    case 'approval':
      return step.about.flatMap((name) => namesOf(name, { steps, inputs }))
    case 'each':
      return whole(loopName(step, inputs))
    case 'branch':
      return whole(branchName(step, inputs))
    default:
      return []
  }
}

/** Names of work whatever it is about, with the word that leads to what it is about. */
const GENERAL: Record<string, string> = {
  ...{ Summary: 'of', Analysis: 'of', Translation: 'of', Review: 'of', Comparison: 'of' },
  ...{
    Explanation: 'of',
    Outline: 'of',
    Ranking: 'of',
    Scores: 'of',
    Groups: 'of',
    Reply: 'to',
    Findings: 'from',
  },
}
const NO_NAME =
  /^(?:result|draft|outcome|kind|entry|approval|check|code|text|material|more|(?:revised|edited|shorter|simpler|corrected) text)(?: \d+)?$/i
const NUMBER = / \d+$/
const ANY_LIST = /^(?:entries|rows|lines|items|material)\b/i

/** Whether a name is that of a text of some kind, and not a few words of the goal. */
function isThing(name: string): boolean {
  if (NO_NAME.test(name)) return false
  if (Object.hasOwn(GENERAL, name) || thingAt(name)?.isMaterial) return true
  return chooseDeliverable(read(`Write the ${name}`)) !== null
}

function made(step: string): Named[] {
  const name = step.replace(NUMBER, '')
  return isThing(name) ? [{ name, takesSource: true }] : []
}

const whole = (name: string | null): Named[] =>
  name === null ? [] : [{ name, takesSource: false }]

/** "Email from notes"; null where general work is about nothing that has a name. */
function withSource(name: string, inputs: GoalInput[]): string | null {
  const lead = Object.hasOwn(GENERAL, name) ? GENERAL[name] : null
  const source = onlySource(name, inputs)
  if (source === null) return lead === null ? name : null
  return `${name} ${lead ?? 'from'} ${source}`
}

/** What several things are made from: " from notes". */
function sourceOf(named: Named[], inputs: GoalInput[]): string {
  if (named.length === 1 || !named.every(({ takesSource }) => takesSource)) return ''
  const source = onlySource(named.map(({ name }) => name).join(' '), inputs)
  return source === null ? '' : ` from ${source}`
}

/** The one text that is brought along, unless its name is said already. */
function onlySource(said: string, inputs: GoalInput[]): string | null {
  const page = inputs.find(({ kind }) => kind === 'link')
  const [source, ...others] = page ? [page] : inputs.filter(isMaterial)
  const isKnown = source && others.length === 0 && !shareWord(said, source.name)
  return isKnown ? lower(withoutContainer(source.name)) : null
}

const isMaterial = ({ kind, isOptional }: GoalInput): boolean =>
  !isOptional && (kind === 'long' || kind === 'file' || kind === 'list')

const shareWord = (one: string, other: string): boolean => {
  const keys = new Set(keysOf(one))
  return keysOf(other).some((key) => keys.has(key))
}

/** "CSV of 50 products" is about products, "page address" about a page. */
const withoutContainer = (name: string): string =>
  name
    .replace(
      /^(?:csv|list|spreadsheet|table|file|batch|set)(?: file)? of (?:the |my |our |\d+ )?/i,
      ''
    )
    .replace(/ (?:address|url|link)$/i, '')

type Each = Extract<GoalStep, { kind: 'each' }>

function loopName({ list, steps, gather }: Each, inputs: GoalInput[]): string | null {
  const about = capital(withoutContainer(list))
  const branch = steps.find((one) => one.kind === 'branch')
  if (branch?.kind === 'branch' && branch.test.by !== 'check')
    return ANY_LIST.test(list) ? null : `${about} by kind`
  const name = gather.replace(NUMBER, '').replace(CHECKED, '')
  if (!isThing(name) || !inputs.some((one) => one.name === list && !ANY_LIST.test(list)))
    return null
  const many = plural(capital(name))
  return shareWord(many, about) ? many : `${many} for ${lower(about)}`
}

const plural = (name: string): string => {
  if (/s$/i.test(name)) return name
  return /[^aeiou]y$/i.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`
}

type Branch = Extract<GoalStep, { kind: 'branch' }>

function branchName({ test, join }: Branch, inputs: GoalInput[]): string | null {
  if (test.by === 'check') {
    const checked = capital(join.replace(CHECKED, '').replace(NUMBER, ''))
    return isThing(checked) ? `${checked} with a check` : null
  }
  if (test.by !== 'sort') return null
  const about = inputs.find(({ name }) => name === test.about)
  return about && !NO_NAME.test(about.name) ? `${capital(about.name)} by kind` : null
}

const CHECKED = /^(?:checked )+/i
