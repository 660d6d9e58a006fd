import db from '@adonisjs/lucid/services/db'
import { statementsOf } from '#app/core/dialects/statements'
import type { ChildRequest } from '#app/flows/domain/runs/child_runs'
import type { FlowNode } from '#app/flows/domain/graph/graph'
import type { Value } from '#app/flows/domain/values/value'
import { askFieldsOf, readInputs } from '#app/flows/domain/runs/inputs'
import {
  MAX_DEPTH,
  MAX_FAMILY_BYTES,
  MAX_RUN_STEPS,
  MAX_RUNS_INSIDE,
} from '#app/flows/domain/values/limits'
import { RUNS_ITSELF, TOO_DEEP } from '#app/flows/domain/runs/nesting'
import { planOf } from '#app/flows/domain/checks/plan'
import type { AskField, FlowSettings } from '#app/flows/domain/graph/settings'
import { problemsOf } from '#app/flows/domain/checks/validate_graph'
import { type Lookup, nameKey } from '#app/flows/domain/graph/variables'
import { runsAround, sizeOfAll } from '#app/flows/engine/child_store'
import { StepFailure, type StepContext } from '#app/flows/engine/executors/step_work'
import { filled, valueIn } from '#app/flows/engine/executors/texts'
import { keepPlan, knownPlan } from '#app/flows/engine/plans'
import {
  graphOfVersion,
  type VersionToRun,
  versionToRun,
} from '#app/flows/engine/starting/version_to_run'

/** Notes which run another flow needs. It is stored with the step, which waits for its end. */
export async function flow(settings: FlowSettings, context: StepContext): Promise<'waits'> {
  const { flowId } = settings
  await requireNesting(context.runId, flowId)
  const found = await versionToRun(context.runId, flowId)
  if (!found) {
    throw new StepFailure('no_flow', 'The flow that this step runs is deleted, or not yours.')
  }
  const nodes = await nodesOf(flowId, found)
  const read = readInputs({ nodes }, givenTo(askFieldsOf({ nodes }), settings, context.lookup))
  if (!read.ok) {
    const faults = Object.values(read.fields).join(' ')
    throw new StepFailure('inputs', `"${found.title}" cannot run with these inputs. ${faults}`)
  }
  const { version } = found
  const maxCostMicros = context.reserveShare()
  const request: ChildRequest = { flowId, version, inputs: read.inputs, maxCostMicros }
  context.noteInput(JSON.stringify(request))
  return 'waits'
}

/** @throws StepFailure where the run is part of a run of the same flow, or of too many, or is too large with all of them */
async function requireNesting(runId: string, flowId: string): Promise<void> {
  const { own, around, size } = await db.transaction(async (trx) => {
    const sql = await statementsOf(trx)
    const [run] = await trx.from('runs').where('id', runId).select('flow_id')
    const outer = await runsAround(sql, runId)
    const root = outer.at(-1)?.id ?? runId
    return { own: run.flow_id as string, around: outer, size: await sizeOfAll(sql, root) }
  })
  const isAround = own === flowId || around.some((outer) => outer.flowId === flowId)
  if (isAround) throw new StepFailure('nesting', RUNS_ITSELF)
  if (around.length >= MAX_DEPTH) throw new StepFailure('nesting', TOO_DEEP)
  if (size.runs > MAX_RUNS_INSIDE) throw new StepFailure('too_many_runs', TOO_MANY_RUNS)
  if (size.steps >= MAX_RUN_STEPS) throw new StepFailure('too_many_steps', TOO_MANY_STEPS)
  if (size.bytes >= MAX_FAMILY_BYTES) throw new StepFailure('too_long', TOO_LONG)
}

const written = (count: number): string => count.toLocaleString('en-US')
const TOO_MANY_RUNS = `This run has started ${written(MAX_RUNS_INSIDE)} runs of other flows, and cannot start more. Use shorter lists.`
const TOO_MANY_STEPS = `With the flows that it runs, this run has ${written(MAX_RUN_STEPS)} steps, and cannot have more. Use shorter lists.`
const TOO_LONG = `With the flows that it runs, this run has stored ${written(MAX_FAMILY_BYTES / 1e6)} MB, and cannot store more.`

/** @throws StepFailure where this version cannot run */
async function nodesOf(flowId: string, { title, version }: VersionToRun): Promise<FlowNode[]> {
  const known = knownPlan(flowId, version)
  if (known?.isSound) return known.plan.steps.map(({ node }) => node)
  const graph = await graphOfVersion(flowId, version)
  const [problem] = problemsOf(graph)
  if (problem) {
    throw new StepFailure('unfinished', `"${title}" cannot run yet. ${problem.sentence}`)
  }
  keepPlan(flowId, version, { plan: planOf(graph), isSound: true })
  return graph.nodes
}

/** A list stays a list, and yes or no stays it, where the other flow asks for one. */
function givenTo(fields: AskField[], { values }: FlowSettings, lookup: Lookup) {
  const types = new Map(fields.map(({ name, type }) => [nameKey(name), type]))
  const entries = Object.entries(values).map(([name, text]): [string, Value] => {
    const type = types.get(nameKey(name))
    const isKept = type === 'list' || type === 'yes-no'
    return [name, isKept ? valueIn(text, lookup) : filled(text, lookup)]
  })
  return Object.fromEntries(entries)
}
