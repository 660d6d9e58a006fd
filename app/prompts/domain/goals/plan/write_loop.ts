import type { PlannedStep } from '#app/prompts/domain/goals/plan/plan'
import { allOf, container } from '#app/prompts/domain/goals/steps'
import { eachIn, isAnyEntry } from '#app/prompts/domain/goals/things/each'
import { materialsOf } from '#app/prompts/domain/goals/things/materials'
import { isSameThing, type Thing, thingAt } from '#app/prompts/domain/goals/things/thing'
import type { GoalInput, GoalStep } from '#app/prompts/domain/goals/types'
import { ENTRY, handOn, type GoalWork } from '#app/prompts/domain/goals/work'

type Loop = Extract<PlannedStep, { kind: 'each' }>
type Write = (steps: PlannedStep[], work: GoalWork) => GoalStep[]

const MAX_STEP_NAME = 58

/** Work for each entry of a list: of one that the person brings along, or of what a step before has made. */
export function writeLoop(
  { words, steps: inside }: Loop,
  work: GoalWork,
  write: Write
): GoalStep[] {
  const list = listFor(words.text, work)
  if (list === null) return write(inside, work)
  const others = work.material.filter((name) => name !== list)
  const entry: GoalWork = { ...work, each: null, results: [], isAlone: false }
  Object.assign(entry, { material: [...others, ENTRY], made: [...work.made, ENTRY, list] })
  const steps = write(inside, entry)
  const together = entry.results.length > 1 ? [allOf(entry)] : []
  const gathered = [...steps, ...together].at(-1)
  if (!gathered) return []
  const last = gathered.kind === 'branch' ? gathered.join : gathered.name
  Object.assign(work, { each: null, isKnown: entry.isKnown, lastJob: entry.lastJob })
  const name = work.names.take(`${last} for each entry`.slice(0, MAX_STEP_NAME))
  handOn(work, name)
  const all = [...steps, ...together]
  return [{ kind: 'each', name, from: words.text, list, steps: all, gather: last }]
}

const PER = /^(?:for )?(?:all|any) (?:of )?|\bper |\bone for (?:each|every) /i

/** The list by its name; null where the words name nothing that there are several of. */
function listFor(text: string, work: GoalWork): string | null {
  const thing = eachIn(text)?.thing ?? entryIn(text)
  if (thing && !isAnyEntry(thing)) return madeList(thing, work) ?? broughtList(thing, work)
  return lastMade(work) ?? lastList(thing !== null, work)
}

/** "Reply to each of them": what the step before has made. */
const lastMade = ({ results, material }: GoalWork): string | undefined =>
  material.includes(ENTRY) ? undefined : results.at(-1)

const lastList = (isSeveral: boolean, work: GoalWork): string | null =>
  asList(lastBrought(work) ?? (isSeveral ? container(ENTRIES, work) : null), work)

const madeList = ({ words }: Thing, { results }: GoalWork): string | undefined =>
  results.findLast((name) => isSameThing(name, words))

const broughtList = (thing: Thing, work: GoalWork): string | null =>
  asList(work.inputs.named(thing.words) ?? container(thing, work), work)

function asList(input: GoalInput | null, { inputs }: GoalWork): string | null {
  if (!input) return null
  inputs.makeList(input)
  return input.name
}

/** "Per customer"; or what the words work on, if there are several: "summarize the reviews". */
function entryIn(text: string): Thing | null {
  const per = PER.exec(text)
  if (per) return thingAt(text.slice(per.index + per[0].length))
  return materialsOf(text).find(({ words, isPerson }) => MANY.test(words) && !isPerson) ?? null
}

const MANY = /[^su]s$/i

const lastBrought = ({ inputs, material }: GoalWork) =>
  inputs.brought.find(({ name }) => name === material.at(-1)) ?? null

const ENTRIES: Thing = {
  ...{ words: 'entries', kind: 'long', isMaterial: true },
  ...{ isEntry: true, isPerson: false, isOwn: true },
}
