import type {
  PlannedChoice as Choice,
  PlannedStep,
  PlannedWay,
  PlannedWords,
} from '#app/prompts/domain/goals/plan/plan'
import { isStep, type JoinedStretch } from '#app/prompts/domain/goals/plan/stretches_of_steps'
import {
  bareWords,
  isSeveral,
  kindsNamedIn,
  saysThatItHolds,
} from '#app/prompts/domain/goals/plan/wording'
import { isForEachKind, isForGroups } from '#app/prompts/domain/goals/plan/groups'

type Loop = Extract<PlannedStep, { kind: 'each' }>
type Check = Extract<PlannedStep, { kind: 'check' }>

/** The condition or the sorting that the steps so far have come to. */
interface OpenChoice {
  step: Choice
  /** The way that was taken last. */
  way: PlannedWay | null
}

const GOES_ON: ReadonlySet<string> = new Set(['if', 'otherwise', 'until'])

/** Puts steps in order, one after the other, as their relations say. */
export class PlanBuilder {
  readonly #steps: PlannedStep[] = []
  #loop: Loop | null = null
  #choice: OpenChoice | null = null
  #check: { step: Check; next: 'passed' | 'failed' } | null = null
  readonly #sortings: { step: Choice; stretch: JoinedStretch }[] = []

  add(stretch: JoinedStretch, after: JoinedStretch[]): void {
    if (stretch.kind === 'each') this.#addEach(stretch, after)
    if (stretch.kind === 'each' || !isStep(stretch)) return
    this.#place(stretch, after)
    if (stretch.kind === 'sort') this.#addSort(stretch, after)
    else if (stretch.kind === 'check') this.#addCheck(stretch)
    else if (stretch.kind === 'decide') this.#addCondition(stretch)
    else this.#addWork(stretch, after)
  }

  /** The steps, without loops and ways that hold none. */
  finish = (): PlannedStep[] => withoutEmpty(this.#steps)

  /** What sorts into kinds that nobody has named, although work differs by them. */
  get unnamed(): JoinedStretch[] {
    return this.#sortings
      .filter(({ step, stretch }) => stretch.kinds === undefined && isUnnamed(step))
      .map(({ stretch }) => stretch)
  }

  get #open(): PlannedStep[] {
    return this.#loop?.steps ?? this.#steps
  }

  #openLoop(words: PlannedWords): void {
    this.#loop = { kind: 'each', words, steps: [] }
    this.#steps.push(this.#loop)
    this.#choice = null
    this.#check = null
  }

  /** "…, for each product" behind the work of a loop only says what it goes through. */
  #addEach(stretch: JoinedStretch, after: JoinedStretch[]): void {
    const words = wordsOf(stretch)
    if (this.#loop) this.#loop.words = withMore(this.#loop.words, words)
    else if (after.some(isStep)) this.#openLoop(words)
    else this.#wrapLast(words)
  }

  /** What was said last is done for each. */
  #wrapLast(words: PlannedWords): void {
    const last = this.#steps.pop()
    this.#openLoop(words)
    if (last) this.#loop!.steps.push(last)
  }

  /** Opens or leaves a loop, and ends a choice or a check, before a step. */
  #place(stretch: JoinedStretch, after: JoinedStretch[]): void {
    const { relation, kind } = stretch
    if (this.#isForGroups(stretch)) return
    if (relation === 'each' && !this.#loop) this.#openLoop(wordsOf(stretch))
    if (GOES_ON.has(relation) || this.#staysInWay(kind, after)) return
    if (relation === 'next') this.#leaveLoop()
    if (kind !== 'decide') this.#check = null
    this.#choice = null
  }

  #isForGroups(stretch: JoinedStretch): boolean {
    return this.#choice !== null && isForGroups(stretch, this.#choice.step)
  }

  #leaveLoop(): void {
    if (this.#loop && this.#loop.steps.length > 0) this.#loop = null
  }

  /** "…, shown to me" between two ways belongs to the first. */
  #staysInWay(kind: string, after: JoinedStretch[]): boolean {
    const next = after.find(isStep)
    const isBetween = next?.relation === 'if' || next?.relation === 'otherwise'
    return kind === 'approve' && Boolean(this.#choice?.way) && isBetween
  }

  #addSort(stretch: JoinedStretch, after: JoinedStretch[]): void {
    const words = wordsOf(stretch)
    const kinds = stretch.kinds ?? kindsNamedIn(words.text)
    const step: Choice = { kind: 'choice', by: 'kind', words, kinds, ways: [] }
    if (!dependsOn(step, after)) return void this.#open.push({ kind: 'write', words })
    if (!this.#loop && isSeveral(words.text)) this.#openLoop(words)
    this.#open.push(step)
    this.#choice = { step, way: null }
    this.#sortings.push({ step, stretch })
    this.#check = null
  }

  #addCheck(stretch: JoinedStretch): void {
    const step: Check = { kind: 'check', words: wordsOf(stretch), passed: [], failed: [] }
    this.#open.push(step)
    this.#check = { step, next: 'failed' }
    this.#choice = null
  }

  /** A condition behind a check is about its outcome, behind the work that depends on it it names the way. */
  #addCondition(stretch: JoinedStretch): void {
    const words = wordsOf(stretch)
    if (this.#check) {
      this.#check.next = saysThatItHolds(words.text) ? 'passed' : 'failed'
      return
    }
    const way = this.#choice?.way
    if (way && way.label === '') {
      way.label = words.text
      this.#choice!.step.words = words
      return
    }
    if (!this.#choice) {
      const step: Choice = { kind: 'choice', by: 'condition', words, kinds: [], ways: [] }
      this.#open.push(step)
      this.#choice = { step, way: null }
    }
    this.#openWay(stretch.relation === 'otherwise' ? null : words.text)
  }

  #openWay(label: string | null): PlannedWay {
    const { step } = this.#choice!
    const known = step.ways.find((way) => way.label === label)
    const way = known ?? { label, steps: [] }
    if (!known) step.ways.push(way)
    this.#choice!.way = way
    return way
  }

  #addWork(stretch: JoinedStretch, after: JoinedStretch[]): void {
    const kind = stretch.kind as 'write' | 'fetch' | 'approve'
    const step: PlannedStep = { kind, words: wordsOf(stretch) }
    const relation = this.#relationOf(stretch, after)
    if (this.#isForGroups(stretch)) this.#addForGroups(step)
    else if (relation === 'until') this.#addAgain(step)
    else if (relation === 'if' || relation === 'otherwise') this.#addInWay(step, relation)
    else if (this.#choice?.way) this.#choice.way.steps.push(step)
    else this.#open.push(step)
  }

  /** "Redo it until it fits" is what follows a failed check; behind an approval the person changes the text. */
  #addAgain(step: PlannedStep): void {
    if (this.#check) return void this.#check.step.failed.push(step)
    const last = this.#open.at(-1)
    if (last?.kind === 'approve') last.words = withMore(last.words, step.words)
    else this.#open.push({ kind: 'check', words: step.words, passed: [], failed: [step] })
  }

  #addInWay(step: PlannedStep, relation: 'if' | 'otherwise'): void {
    if (this.#check && !this.#choice) {
      const { step: check, next } = this.#check
      const isSame = relation === 'if' || check.failed.length + check.passed.length === 0
      const other = next === 'failed' ? 'passed' : 'failed'
      return void check[isSame ? next : other].push(step)
    }
    if (!this.#choice) {
      const { words } = step
      const choice: Choice = { kind: 'choice', by: 'condition', words, kinds: [], ways: [] }
      this.#open.push(choice)
      this.#choice = { step: choice, way: null }
      // Its condition may follow: "offer a discount if it is late".
      this.#openWay('')
    } else if (this.#choice.step.by === 'condition') {
      if (relation === 'otherwise' || !this.#choice.way) this.#openWay(null)
    } else return this.#addForKinds(step, relation)
    this.#choice.way!.steps.push(step)
  }

  /** The same for each kind that is known. Nobody knows yet what differs where none is. */
  #addForGroups(step: PlannedStep): void {
    const { kinds } = this.#choice!.step
    for (const label of kinds.length > 0 ? kinds : [UNNAMED]) this.#openWay(label).steps.push(step)
  }

  /** An approval labeled "if" is the next step where the goal names no condition: "a colleague looks first". */
  #relationOf(
    { kind, relation }: JoinedStretch,
    after: JoinedStretch[]
  ): JoinedStretch['relation'] {
    const isOpen = this.#choice !== null || this.#check !== null
    const isAlone = kind === 'approve' && !isOpen && !after.some(isCase)
    return relation === 'if' && isAlone ? 'next' : relation
  }

  #addForKinds(step: PlannedStep, relation: 'if' | 'otherwise'): void {
    const { kinds } = this.#choice!.step
    const { text } = step.words
    const named = kindsNamedIn(text, kinds)
    if (named.length === 0 && isForEachKind(text)) return this.#addForGroups(step)
    const unnamed = relation === 'otherwise' ? null : text
    for (const label of named.length > 0 ? named : [unnamed]) this.#openWay(label).steps.push(step)
  }
}

const isCase = ({ kind, relation }: JoinedStretch): boolean =>
  kind === 'decide' || relation === 'if' || relation === 'otherwise'

/** A way for each kind, where nobody says which there are. */
const UNNAMED = '*'
const isUnnamed = ({ ways }: Choice): boolean =>
  ways.length > 0 && ways.every(({ label }) => label === UNNAMED)

/** Whether some work is done for one kind only, or for each of them. */
const dependsOn = (sorting: Choice, after: JoinedStretch[]): boolean => {
  const next = after.find(isStep)
  return (
    after.some(({ relation }) => relation === 'if' || relation === 'otherwise') ||
    (next !== undefined && isForGroups(next, sorting))
  )
}

const wordsOf = ({ text, sentence, parts }: JoinedStretch): PlannedWords => ({
  text: bareWords(text),
  ...{ sentence, parts },
})

const withMore = (words: PlannedWords, { text }: PlannedWords): PlannedWords => ({
  ...words,
  text: words.text === text ? text : `${words.text}, ${text}`,
})

const withoutEmpty = (steps: PlannedStep[]): PlannedStep[] =>
  steps.flatMap((one): PlannedStep[] => {
    if (one.kind === 'each') {
      const inside = withoutEmpty(one.steps)
      return inside.length === 0 ? [] : [{ ...one, steps: inside }]
    }
    return one.kind === 'choice' ? withoutEmptyWays(one) : [one]
  })

/** A choice that nothing depends on is work. What is done for all kinds alike needs no choice. */
function withoutEmptyWays(choice: Choice): PlannedStep[] {
  const ways = choice.ways
    .filter(({ steps }) => steps.length > 0)
    .map((way) => ({ ...way, label: labelOf(way) }))
  if (ways.length === 0 || isUnnamed(choice))
    return [{ kind: 'write', words: choice.words }, ...ways.flatMap(({ steps }) => steps)]
  if (ways.length === 1 && ways[0].label === null && choice.kinds.length < 2) return ways[0].steps
  const idle = choice.kinds.filter((kind) => !ways.some(({ label }) => label === kind))
  const all = [...ways, ...idle.map((label) => ({ label, steps: [] }))]
  return [{ ...choice, ways: inOrder(all, choice.kinds) }]
}

/** Beside named kinds, the work for each kind is for all others; a condition without words is named by its work. */
function labelOf({ label, steps }: PlannedWay): string | null {
  if (label === UNNAMED) return null
  return label === '' ? steps[0].words.text : label
}

/** The ways in the order in which their kinds are listed; others follow. */
const inOrder = (ways: PlannedWay[], kinds: string[]): PlannedWay[] => {
  const place = ({ label }: PlannedWay) =>
    label !== null && kinds.includes(label) ? kinds.indexOf(label) : kinds.length
  return ways.toSorted((one, other) => place(one) - place(other))
}
