import { writeBranch, branchAt } from '#app/prompts/domain/goals/branches'
import type { Clause } from '#app/prompts/domain/goals/clauses/clause'
import { eachIn, isAboutAll, isAnyEntry, isListed } from '#app/prompts/domain/goals/things/each'
import { earlierIn } from '#app/prompts/domain/goals/things/earlier'
import { givenThings } from '#app/prompts/domain/goals/things/giving'
import { writeJob } from '#app/prompts/domain/goals/jobs'
import { writeCheck } from '#app/prompts/domain/goals/limit_checks'
import { materialsOf } from '#app/prompts/domain/goals/things/materials'
import { isSameThing, keysOf, type Thing, thingAt } from '#app/prompts/domain/goals/things/thing'
import type { GoalFetch, GoalInput, GoalStep } from '#app/prompts/domain/goals/types'
import { approvalQuestion } from '#app/prompts/domain/goals/wishes/approval_question'
import { firstWord } from '#app/prompts/domain/goals/words'
import { ASK_VERBS } from '#app/prompts/domain/reading/words/verbs'
import { ENTRY, handOn, isMade, type GoalWork } from '#app/prompts/domain/goals/work'

/** The steps of clauses, in order. What they name as given becomes inputs on the way. */
export function writeSteps(clauses: Clause[], work: GoalWork): GoalStep[] {
  const steps: GoalStep[] = []
  for (let at = 0; at < clauses.length;) {
    const branch = branchAt(clauses, at)
    if (branch) {
      steps.push(...gather(branch.text, work), ...writeBranch(branch, work, writeSteps))
      at = branch.end
      continue
    }
    const clause = clauses[at]
    leaveSources(clause.text, work)
    steps.push(...gather(clause.text, work, clause))
    if (clause.isSibling) work.material = work.shared
    else work.shared = work.material
    const inner = eachEnd(clauses, at, work)
    if (inner > at) steps.push(...writeEach(clauses.slice(at, inner), work))
    else steps.push(...writeOne(clause, work))
    if (clause.isSibling) work.material = work.results
    at = Math.max(inner, at + 1)
  }
  return steps
}

function writeOne(clause: Clause, work: GoalWork): GoalStep[] {
  if (clause.kind === 'approval') return approve(clause, work)
  if (clause.kind === 'check' && work.results.length > 0) return writeCheck(clause.text, work)
  return WORKS.has(clause.kind) ? [writeOneJob(clause, work)] : []
}

const WORKS: ReadonlySet<string> = new Set(['job', 'sort', 'if', 'check'])
const NAMES_THINGS: ReadonlySet<string> = new Set([...WORKS, 'frame', 'give'])

export function writeOneJob({ text, isSibling, category }: Clause, work: GoalWork): GoalStep {
  const { job, role } = writeJob(text, work, category)
  work.source = work.material
  if (role === 'changed' && !isSibling) {
    work.results = [...work.results.slice(0, -1), job.name]
    work.material = [job.name]
  } else if (role === 'notes') {
    work.notes.add(job.name)
    work.results = [...work.results, job.name]
    work.material = [...work.material, job.name]
  } else {
    work.results = [...work.results.filter(isKept(text, work)), job.name]
    work.material = [...work.material.filter(isBrought(work)), job.name]
  }
  const made = thingAt(text.replace(/^\S+ /, ''))?.words
  work.made.push(job.name, ...(made ? [made] : []))
  work.lastJob = text
  return job
}

/** Notes are handed over as well, unless a job that speaks of them has taken them up: "write an email about it". */
const isKept =
  (text: string, { notes }: GoalWork) =>
  (name: string): boolean =>
    !notes.has(name) ||
    !(POINTS_BACK.test(text) || namesIn(text).some((one) => isSameThing(one, name)))

const POINTS_BACK = /\b(?:it|them|this|that|these|those|both|the results?)\b/i

/** What a text speaks of behind "about the", "from the" and the like. */
const namesIn = (text: string): string[] =>
  text
    .split(/ (?:the|this|these|those|each|every) /i)
    .slice(1)
    .flatMap((part) => thingAt(part)?.words ?? [])

/** "Shorten it" is about the result alone, not about what it was made from. */
function leaveSources(text: string, work: GoalWork): void {
  const isChange = ASK_VERBS.get(firstWord(text)) === 'rewrite' && POINTS_BACK.test(text)
  if (!isChange || work.results.length === 0) return
  const isSource = isBrought(work)
  work.material = work.material.filter((name) => !isSource(name))
}

const isBrought =
  ({ inputs }: GoalWork) =>
  (name: string): boolean =>
    inputs.brought.some((input) => input.name === name)

/** Brings along what a clause names: as an input, or from the web page that it names. */
export function gather(text: string, work: GoalWork, clause?: Clause): GoalStep[] {
  const isGiven = clause?.kind === 'give'
  if (work.asWritten && !isGiven) return []
  if (clause && !NAMES_THINGS.has(clause.kind)) return noteEach(clause, work)
  const address = addressIn(text)
  if (address) return [fetched({ words: 'page' }, text, address, work), ...earlier(text, work)]
  const things = isGiven ? givenThings(text) : namedThings(text, work)
  const steps = things.flatMap((thing) => bring(thing, text, work))
  if (!isGiven) steps.push(...earlier(text, work))
  return [...steps, ...(clause ? noteEach(clause, work) : [])]
}

/** A page only shows how it is now: how it was before, the person brings along. */
function earlier(text: string, work: GoalWork): GoalStep[] {
  const thing = work.hasPage ? earlierIn(text) : null
  return thing ? bring(thing, text, work) : []
}

const addressIn = (text: string) => ADDRESS.exec(text)?.[0].replace(/[.!?)]+$/, '')
const ADDRESS = /https?:\/\/[^\s,;"'<>{}]{1,500}/

const namedThings = (text: string, work: GoalWork): Thing[] =>
  materialsOf(text)
    .map((thing) => (eachIn(text) ? { ...thing, isPerson: false } : thing))
    .filter(isNoContainer(text))
    .filter((thing) => isNeeded(thing, work) && !isMade(work, thing))

/** "Each description in my list": the descriptions are the list. */
const isNoContainer = (text: string) => {
  const hasEntries = Boolean(eachIn(text)?.thing)
  return ({ words }: Thing) => !hasEntries || !BARE_CONTAINER.test(words)
}
const BARE_CONTAINER =
  /^(?:list|csv|csv file|spreadsheet|table|file|excel|excel file|excel sheet)$/i

/** Where there is something to work on, another thing is needed only if people have things like it. */
const isNeeded = ({ isMaterial, isEntry }: Thing, { material }: GoalWork): boolean =>
  isMaterial || isEntry || material.length === 0

function bring(thing: Thing, text: string, work: GoalWork): GoalStep[] {
  if (thing.kind === 'link') {
    if (work.inputs.named(thing.words)) return []
    const name = work.inputs.bring({ ...thing, words: addressName(thing.words) })
    return [fetched(thing, text, `{{${name}}}`, work)]
  }
  const name = work.inputs.bring(thing)
  if (!work.material.includes(name)) work.material = [...work.material, name]
  return []
}

const addressName = (words: string): string =>
  /\b(?:url|link|address)$/i.test(words) ? words : `${words} address`

export function fetched(
  { words }: Pick<Thing, 'words'>,
  from: string,
  address: string,
  work: GoalWork
): GoalFetch {
  const called = words.replace(/\b(?:url|link|(?:web )?address)\b/gi, '').trim() || 'page'
  const name = work.names.take(`Text of ${called}`.slice(0, MAX_NAME).trim())
  work.material = [...work.material, name]
  work.made.push(called)
  work.hasPage = true
  return { kind: 'fetch', name, from, address }
}

const MAX_NAME = 50
const MAX_STEP_NAME = 58

/** Notes that the work of a sentence is done for each entry of an input. */
function noteEach(clause: Clause, work: GoalWork): GoalStep[] {
  const isOpen = !work.asWritten && work.made.length === 0 && !work.names.hasEntryName
  const each = isOpen ? eachIn(clause.text) : null
  if (!each || work.each) return []
  const list = listFor(each.thing, clause.text, work)
  if (list) work.each = { list: list.name, sentence: clause.sentence }
  return []
}

function listFor(thing: Thing | null, text: string, work: GoalWork): GoalInput | null {
  const { inputs, material } = work
  const last = () => inputs.list.find(({ name }) => name === material.at(-1)) ?? null
  const named = thing && inputs.named(thing.words)
  const isLast = thing === null || (isAnyEntry(thing) && last() !== null)
  const list = named ?? (isLast ? last() : container(thing, work))
  if (list) inputs.makeList(list)
  else if (isListed(text)) return null
  return list
}

/** "Each row of a CSV of leads" names its list only here. */
export function container(thing: Thing, work: GoalWork): GoalInput | null {
  const keys = keysOf(thing.words)
  const entries = { ...thing, isPerson: false }
  const name = work.inputs.bring({
    ...entries,
    words: keys.length === 0 ? 'entries' : plural(thing),
  })
  if (!work.material.includes(name)) work.material = [...work.material, name]
  return work.inputs.list.find((one) => one.name === name) ?? null
}

function plural({ words }: Thing): string {
  const [head, ...rest] = words.split(/ (?=of )/)
  const many = /s$/i.test(head)
    ? head
    : /[^aeiou]y$/i.test(head)
      ? `${head.slice(0, -1)}ies`
      : `${head}s`
  return [many, ...rest].join(' ')
}

/** Where the work for each entry ends; not after its beginning where there is no such work. */
function eachEnd(clauses: Clause[], at: number, { each }: GoalWork): number {
  const isInside = ({ kind, sentence, text }: Clause) =>
    kind === 'job' && sentence === each?.sentence && !isAboutAll(text)
  let end = at
  while (end < clauses.length && isInside(clauses[end])) end++
  return end
}

function writeEach(clauses: Clause[], work: GoalWork): GoalStep[] {
  const list = work.each!.list
  const others = work.material.filter((name) => name !== list)
  const inside: GoalWork = { ...work, each: null, material: [...others, ENTRY], isAlone: false }
  const steps = clauses.flatMap((clause, at) => [
    ...(at === 0 ? [] : gather(clause.text, { ...inside, each: work.each }, clause)),
    ...writeOne(clause, inside),
  ])
  Object.assign(work, { each: null, isKnown: inside.isKnown, lastJob: inside.lastJob })
  const together = inside.results.length > 1 ? [allOf(inside)] : []
  const gathered = [...steps, ...together].at(-1)!.name
  const name = work.names.take(`${gathered} for each entry`.slice(0, MAX_STEP_NAME))
  const from = clauses.map(({ text }) => text).join(', ')
  handOn(work, name)
  return [{ kind: 'each', name, from, list, steps: [...steps, ...together], gather: gathered }]
}

/** All results of one entry as one text. */
export function allOf({ names, results }: GoalWork): GoalStep {
  const text = results.map((name) => `${name}: {{${name}}}`).join('\n\n')
  return { kind: 'text', name: names.take('Entry'), from: '', text, use: 'entry' }
}

/** Before there is anything to approve, nobody is asked. */
export function approve({ text, wish }: Clause, work: GoalWork): GoalStep[] {
  const { results, names } = work
  if (results.length === 0) return []
  const name = names.take('Approval')
  const question = wish?.isChoice
    ? 'Which one do you choose? Leave only what you choose, then approve it.'
    : approvalQuestion(results, work)
  handOn(work, name)
  return [{ kind: 'approval', name, from: text, about: results, question }]
}
