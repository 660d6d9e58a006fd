import { checkedGraph, type CheckedGraph, textsOf } from '#app/flows/domain/checks/checked_graph'
import { namesIn } from '#app/flows/domain/checks/names_check'
import { orderOf } from '#app/flows/domain/checks/order'
import { handlesFailure, type Plan, type PlannedStep } from '#app/flows/domain/checks/plan'
import { gatheredBy } from '#app/flows/domain/checks/unused_outputs'
import { FAILED, type FlowGraph, type FlowNode } from '#app/flows/domain/graph/graph'
import { referencesIn } from '#app/flows/domain/graph/variables'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import type { Path } from '#app/flows/domain/values/check_value'

/** A variable that has no value in some runs, because the step that gives it is skipped or fails in them. */
export interface MaybeEmpty {
  /** The step that uses it. */
  node: FlowNode
  /** The name of the step that gives it. */
  name: string
}

/** The ways through a flow that are tried; of a flow with more, so many are drawn. */
const MAX_WAYS = 4_096

/**
 * The variables that may be empty where they are used, each once per step. Every way through the flow is tried, in time
 * proportional to the ways, at most 4,096, and the length of the flow; of more ways, a fixed sample. What a condition
 * tests for being empty is left out. None where the steps have no order.
 */
export function maybeEmpty(graph: FlowGraph): MaybeEmpty[] {
  const checked = checkedGraph(graph)
  const order = checked.fitting.size === graph.nodes.length ? orderOf(checked) : null
  if (!order) return []
  const { plan } = order
  const open = new Set(usesIn(checked, plan))
  const empty = new Set<Use>()
  for (const exits of waysThrough(plan)) {
    if (open.size === 0) break
    const ended = endedWell(plan, exits)
    for (const use of open) {
      if (!isEmptyIn(use, ended)) continue
      open.delete(use)
      empty.add(use)
    }
  }
  return [...empty]
    .toSorted((one, other) => one.by.index - other.by.index)
    .map(({ by, of }) => ({ node: by.node, name: of.node.name }))
}

/** A step that uses what another one makes. */
interface Use {
  by: PlannedStep
  of: PlannedStep
}

function usesIn(checked: CheckedGraph, plan: Plan): Use[] {
  const steps = new Map<string, PlannedStep>()
  for (const { node, key, field } of namesIn(checked))
    if (field === undefined) steps.set(key, plan.steps[plan.indexOf.get(node.id)!])
  return plan.steps.flatMap((by) =>
    [...new Set(namesUsed(checked, by.node))].flatMap((name): Use[] => {
      const of = steps.get(name)
      return of && of !== by ? [{ by, of }] : []
    })
  )
}

const namesUsed = (checked: CheckedGraph, node: FlowNode): string[] => [
  ...textsOf(checked, node)
    .filter(({ path }) => !isTestOfEmptiness(node, path))
    .flatMap(({ text }) => referencesIn(text)),
  gatheredBy(node),
]

/** Whether a text of the settings is what a condition tests for being empty. */
function isTestOfEmptiness({ settings }: FlowNode, path: Path): boolean {
  let part: unknown = settings
  for (const key of path.slice(0, -1)) part = (part as Record<string | number, unknown>)[key]
  const { test } = part as { test?: unknown }
  return test === 'is-empty' || test === 'is-not-empty'
}

/** The exits by which a step may end and the run still go on. */
const exitsOf = (plan: Plan, step: PlannedStep): string[] =>
  kindOf(step.node.kind)
    .ports(step.node.settings)
    .map(({ id }) => id)
    .filter((id) => id !== FAILED || handlesFailure(plan, step))

/** The exit of each step, for each way through the flow. */
function* waysThrough(plan: Plan): Generator<string[]> {
  const exits = plan.steps.map((step) => exitsOf(plan, step))
  const all = exits.reduce((product, { length }) => Math.min(product * length, MAX_WAYS + 1), 1)
  if (all > MAX_WAYS) return yield* someWays(exits)
  for (let way = 0; way < all; way++) {
    let left = way
    yield exits.map((of) => {
      const exit = of[left % of.length]
      left = Math.floor(left / of.length)
      return exit
    })
  }
}

/** The generator of Lehmer with the multiplier of Park and Miller: the same numbers each time. */
function* someWays(exits: string[][]): Generator<string[]> {
  let seed = 1
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  for (let way = 0; way < MAX_WAYS; way++) yield exits.map((of) => of[next(of.length)])
}

/** Of each step whether it runs on a way, and whether it makes something there. */
interface Ended {
  runs: boolean[]
  makes: boolean[]
}

function endedWell({ steps }: Plan, exits: string[]): Ended {
  const runs: boolean[] = []
  for (const { inputs, parent } of steps) {
    const isOpen = parent === null || runs[parent]
    const isLedTo = inputs.some(({ from, port }) => runs[from] && exits[from] === port)
    runs.push(isOpen && (inputs.length === 0 || isLedTo))
  }
  return { runs, makes: runs.map((does, at) => does && exits[at] !== FAILED) }
}

const isEmptyIn = ({ by, of }: Use, { runs, makes }: Ended): boolean =>
  runs[by.index] && !makes[of.index]
