import { DONE, FAILED } from '#app/flows/domain/graph/graph'
import type { Value } from '#app/flows/domain/values/value'
import type { Plan, PlannedStep } from '#app/flows/domain/checks/plan'
import { nameKey } from '#app/flows/domain/graph/variables'

/** A step at the place where it runs: once in the run, or once for each item. */
export interface StepPlace {
  /** What the step is known by in its run: its id, behind the item it belongs to, such as `rows#3/summary`. */
  key: string
  step: PlannedStep
  scope: Scope
}

/** How a step ended. */
export interface StepEnd {
  /** The port that it ended by, `FAILED` where it failed. */
  port: string
  output: Value
}

/** What becomes possible because of the end of a step. */
export interface Advance {
  ready: StepPlace[]
  /** Steps that cannot be reached any more. */
  skipped: StepPlace[]
  /** For eachs whose items have all ended, with the list that they result in. */
  gathered: Gathered[]
}

/** What the items of a For each made, in order, and how many of them failed. */
export interface Gathered {
  place: StepPlace
  output: Value[]
  dropped: number
}

interface Loop {
  place: StepPlace
  items: Value[]
  started: number
  ended: number
  dropped: number
  results: Value[]
  gather: string
  parallel: number
}

/** The run itself, or one item of a For each. An inner scope shadows outer names. */
export class Scope {
  outputs = new Map<string, Value>()
  /** Of each step of this scope by its index: inputs that are undecided, and the names of the steps that lead to it. */
  open = new Map<number, { undecided: number; ledFrom: string[] }>()
  unfinished: number
  /** Whether this item was given up. */
  isDropped = false

  constructor(
    readonly path: string,
    readonly steps: readonly PlannedStep[],
    readonly outer: Scope | null,
    readonly loop: Loop | null,
    readonly item: number
  ) {
    this.unfinished = steps.length
    for (const { index, inputs } of steps)
      this.open.set(index, { undecided: inputs.length, ledFrom: [] })
  }

  /** Whether this item, or one that it is part of, was given up: its steps neither run nor count any more. */
  get isGone(): boolean {
    return this.isDropped || (this.outer?.isGone ?? false)
  }

  /** The value of a name here or further out; undefined where there is none. */
  find(name: string): Value | undefined {
    const value = this.outputs.get(name)
    return value === undefined && this.outer ? this.outer.find(name) : value
  }

  /** The names of the steps that lead to one that runs: those that ended by an exit with a connection to it. */
  sourcesOf({ index, inputs, sources }: PlannedStep): string[] {
    if (inputs.length === 0) return sources
    const ledFrom = this.open.get(index)?.ledFrom
    return sources.filter((name) => ledFrom?.includes(name))
  }

  placeOf(step: PlannedStep): StepPlace {
    return { key: this.path + step.node.id, step, scope: this }
  }
}

const nothing = (): Advance => ({ ready: [], skipped: [], gathered: [] })

/**
 * Which steps of a run may start, given how others ended. It depends on nothing but the plan and those ends, in whatever
 * order independent steps end, so that a run that was interrupted is rebuilt from the ends that were stored.
 */
export class RunState {
  readonly scope: Scope
  #plan: Plan

  /** @param inputs by the names of the fields that ask for them */
  constructor(plan: Plan, inputs: Readonly<Record<string, Value>>) {
    this.#plan = plan
    const steps = plan.steps.filter(({ parent }) => parent === null)
    this.scope = new Scope('', steps, null, null, 0)
    for (const [name, value] of Object.entries(inputs)) this.scope.outputs.set(nameKey(name), value)
  }

  /** Whether all steps have ended. */
  get isOver(): boolean {
    return this.scope.unfinished === 0
  }

  /** The steps that need no other. */
  begin(): Advance {
    const advance = nothing()
    this.#enter(this.scope, advance)
    return advance
  }

  /** Ends a step. @throws Error where it has ended already. */
  end(place: StepPlace, { port, output }: StepEnd): Advance {
    const advance = nothing()
    const { step, scope } = place
    if (port !== FAILED) scope.outputs.set(nameKey(step.node.name), output)
    this.#settle(place, port, advance)
    return advance
  }

  /**
   * Starts the items of a For each. Without items it ends at once.
   *
   * @param gather the name of the inner step whose results are the result of the For each
   * @param parallel items at a time
   */
  openItems(place: StepPlace, items: Value[], gather: string, parallel: number): Advance {
    const advance = nothing()
    const loop: Loop = {
      ...{ place, items, gather: nameKey(gather), parallel: Math.max(1, parallel) },
      ...{ started: 0, ended: 0, dropped: 0, results: [] },
    }
    if (items.length === 0) advance.gathered.push({ place, output: [], dropped: 0 })
    while (loop.started < Math.min(loop.parallel, items.length)) this.#startItem(loop, advance)
    return advance
  }

  /** Gives up an item of a For each. The caller stops its running steps. */
  dropItem(scope: Scope): Advance {
    const advance = nothing()
    scope.isDropped = true
    scope.outputs.clear()
    if (scope.loop) scope.loop.dropped += 1
    if (scope.loop) this.#endItem(scope, scope.loop, advance)
    return advance
  }

  #startItem(loop: Loop, advance: Advance): void {
    const item = loop.started++
    const { step, scope } = loop.place
    const steps = step.children.map((index) => this.#plan.steps[index])
    const inner = new Scope(`${loop.place.key}#${item}/`, steps, scope, loop, item)
    inner.outputs.set('item', loop.items[item])
    inner.outputs.set('index', item + 1)
    this.#enter(inner, advance)
  }

  #enter(scope: Scope, advance: Advance): void {
    for (const step of scope.steps)
      if (step.inputs.length === 0) advance.ready.push(scope.placeOf(step))
  }

  #settle({ step, scope }: StepPlace, port: string | null, advance: Advance): void {
    if (!scope.open.delete(step.index)) throw new Error(`The step "${step.node.id}" ended twice.`)
    scope.unfinished -= 1
    for (const index of step.next) this.#decideInputs(index, step, port, scope, advance)
    if (scope.unfinished === 0 && scope.loop) this.#endItem(scope, scope.loop, advance)
  }

  /** @param port the one that the earlier step ended by; null where it was skipped */
  #decideInputs(
    index: number,
    earlier: PlannedStep,
    port: string | null,
    scope: Scope,
    advance: Advance
  ): void {
    const step = this.#plan.steps[index]
    const open = scope.open.get(index)
    if (!open) return
    for (const input of step.inputs) {
      if (input.from !== earlier.index) continue
      open.undecided -= 1
      if (input.port === port) open.ledFrom.push(earlier.node.name)
    }
    if (open.undecided > 0) return
    if (open.ledFrom.length > 0) {
      advance.ready.push(scope.placeOf(step))
    } else {
      const place = scope.placeOf(step)
      advance.skipped.push(place)
      this.#settle(place, null, advance)
    }
  }

  #endItem(scope: Scope, loop: Loop, advance: Advance): void {
    loop.ended += 1
    loop.results[scope.item] = scope.outputs.get(loop.gather) ?? null
    if (loop.started < loop.items.length) this.#startItem(loop, advance)
    else if (loop.ended === loop.items.length)
      advance.gathered.push({ place: loop.place, output: loop.results, dropped: loop.dropped })
  }
}

/** The end of a step that made no decision. */
export const stepDone = (output: Value): StepEnd => ({ port: DONE, output })

export const failedEnd = (): StepEnd => ({ port: FAILED, output: null })
