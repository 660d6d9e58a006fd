import { isVariableName } from '#app/core/domain/variables'
import { withKeptBraces } from '#app/flows/domain/editing/with_kept_braces'
import type { FlowGraph, FlowNode } from '#app/flows/domain/graph/graph'
import { DONE, GRAPH_FORMAT } from '#app/flows/domain/graph/graph'
import { firstFreeOf } from '#app/flows/domain/values/first_free'
import { cutText } from '#app/flows/domain/values/kept_value'
import { field, step } from '#app/flows/domain/ready_flows/ready_flow'
import { MAX_TITLE_LENGTH } from '#app/flows/domain/values/limits'
import { MAX_LABEL_LENGTH } from '#app/flows/domain/graph/setting_limits'
import type { AskFieldType } from '#app/flows/domain/graph/settings'
import { reasonsOf, shortened, type ProposalReason } from '#app/flows/domain/proposals/goal_reasons'
import { addSteps, together, type GoalGraph } from '#app/flows/domain/proposals/goal_nodes'
import { nameKey, referencesIn } from '#app/flows/domain/graph/variables'
import { allSteps, namesOfSteps } from '#app/prompts/domain/goals/all_steps'
import type { GoalInput, GoalReading } from '#app/prompts/domain/goals/types'

export interface ProposedFlow {
  title: string
  graph: FlowGraph
  reasons: ProposalReason[]
}

/**
 * A flow for a goal that was read: it asks for what the goal leaves open, has a model do one job after the other, asks a
 * person where the goal wants it, and results in what the goal wants. Each step says why it is there.
 */
export function flowOfGoal(reading: GoalReading): ProposedFlow {
  const inputs = [...reading.inputs, ...unnamedInputs(reading)]
  const taken = takenNames({ ...reading, inputs })
  const ask = inputs.length > 0 ? [askNode(inputs, nameOfAsk(taken))] : []
  const made: GoalGraph = { nodes: [], edges: [], sources: new Map() }
  const start = ask.map(({ id }) => ({ from: id, port: DONE }))
  const ends = addSteps(made, reading.steps, start)
  const result = resultNode(reading, taken)
  const nodes = [...ask, ...made.nodes, result]
  const edges = [...made.edges, ...ends.map((end) => ({ ...end, to: result.id }))]
  return {
    title: cutText(reading.title, MAX_TITLE_LENGTH),
    graph: withKeptBraces({ format: GRAPH_FORMAT, nodes, edges, notes: [] }),
    reasons: [...reasonsOf(inputs, made, reading), ...warnings(reading)],
  }
}

const TYPES: Record<GoalInput['kind'], AskFieldType> = {
  ...{ text: 'text', long: 'long-text', number: 'number', date: 'date', choice: 'choice' },
  ...{ list: 'list', file: 'file', link: 'text' },
}

function askNode(inputs: GoalInput[], name: string): FlowNode {
  const fields = inputs.map(({ name: called, question, kind, choices, isOptional = false }) => {
    const hasChoices = kind === 'choice' && new Set(choices).size > 1
    const type = kind === 'choice' && !hasChoices ? 'text' : TYPES[kind]
    const more = hasChoices ? { choices: [...new Set(choices)] } : {}
    return field(called, question, type, { ...more, isRequired: !isOptional })
  })
  return { ...step('ask', name, { fields }), id: 'ask' }
}

/** A name that no input and no step has. */
function nameOfAsk(taken: ReadonlySet<string>): string {
  return firstFreeOf(['Inputs', 'Your inputs', 'What to know first'], (name) =>
    taken.has(nameKey(name))
  )
}

const takenNames = ({ inputs, steps }: Pick<GoalReading, 'inputs' | 'steps'>): Set<string> =>
  new Set([...inputs.map(({ name }) => name), ...namesOfSteps(steps)].map(nameKey))

/** Variables that the person wrote and that no step produces. They become inputs. */
function unnamedInputs(reading: GoalReading): GoalInput[] {
  const known = takenNames(reading)
  const wanted = new Set(
    allSteps(reading.steps).flatMap((one) => (one.kind === 'job' ? referencesIn(one.prompt) : []))
  )
  return [...wanted]
    .filter((name) => !known.has(name) && name !== 'item' && isVariableName(name))
    .map((name) => ({ name, question: name, kind: 'text', choices: [] }))
}

function resultNode(reading: GoalReading, taken: ReadonlySet<string>): FlowNode {
  const { results, title } = reading
  const name = firstFreeOf(['Result', 'Final result', 'Delivery'], (one) => taken.has(nameKey(one)))
  const settings = { value: together(results), title: cutText(title, MAX_LABEL_LENGTH) }
  return { ...step('result', name, { ...settings, formats: reading.formats }), id: 'result' }
}

const KEPT_WHOLE =
  'Hone keeps this as one step because it is not sure how to split it. You can split it into more steps on the canvas.'

const ROW_BY_ROW =
  'Are they rows of a table? A flow for one of them can be run with “Run over a CSV” instead: each row is a run of its own, costs one credit and shows its result beside it.'

const TABLE = /\b(?:csv|spreadsheets?|excel|xlsx?|sheets?|tables?|rows?)\b/i

/** Whether the work is done for each row of a table that the person brings along. */
const hasRows = ({ steps, inputs }: GoalReading): boolean =>
  steps.some(
    (one) =>
      one.kind === 'each' &&
      inputs.some(({ name }) => name === one.list) &&
      TABLE.test(`${one.from} ${one.list}`)
  )

/** The parts of the goal that the flow does not do, those that Hone is not sure of, and what would do as well. */
function warnings(reading: GoalReading): ProposalReason[] {
  const { outside, schedule, isKnown, understood } = reading
  const general = (sentence: string) => ({ nodeId: null, sentence })
  return [
    ...outside.map((text) =>
      general(`“${shortened(text)}” stays with you: a flow does not send or publish anything.`)
    ),
    ...(schedule === null
      ? []
      : [general(`“${schedule}” stays with you: a flow runs when you start it.`)]),
    ...(understood === 'whole' ? [general(KEPT_WHOLE)] : []),
    ...(isKnown || understood === 'whole'
      ? []
      : [
          general('Hone does not recognize this kind of work, so the prompts keep your own words.'),
        ]),
    ...(hasRows(reading) ? [general(ROW_BY_ROW)] : []),
  ]
}
