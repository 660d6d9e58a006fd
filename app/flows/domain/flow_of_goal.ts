import type { FlowGraph, FlowNode } from '#app/flows/domain/graph'
import { DONE, GRAPH_FORMAT } from '#app/flows/domain/graph'
import { field, step } from '#app/flows/domain/ready_flows/ready_flow'
import type { AskFieldType } from '#app/flows/domain/settings'
import { reasonsOf, shortened, type ProposalReason } from '#app/flows/domain/goal_reasons'
import { addSteps, together, type GoalGraph } from '#app/flows/domain/goal_nodes'
import { referencesIn } from '#app/flows/domain/variables'
import { allSteps, namesOfSteps } from '#app/prompts/domain/goals/all_steps'
import type { GoalInput, GoalReading } from '#app/prompts/domain/goals/types'

export interface ProposedFlow {
  title: string
  graph: FlowGraph
  reasons: ProposalReason[]
}

const MAX_TITLE = 200

/**
 * A flow for a goal that was read: it asks for what the goal leaves open, has a model do one job after the other, asks a
 * person where the goal wants it, and results in what the goal wants. Each step says why it is there.
 */
export function flowOfGoal(reading: GoalReading): ProposedFlow {
  const inputs = [...reading.inputs, ...unnamedInputs(reading)]
  const ask = inputs.length > 0 ? [askNode(inputs, nameOfAsk(reading))] : []
  const made: GoalGraph = { nodes: [], edges: [], sources: new Map() }
  const start = ask.map(({ id }) => ({ from: id, port: DONE }))
  const ends = addSteps(made, reading.steps, start)
  const result = resultNode(reading)
  const nodes = [...ask, ...made.nodes, result]
  const edges = [...made.edges, ...ends.map((end) => ({ ...end, to: result.id }))]
  return {
    title: reading.title.slice(0, MAX_TITLE),
    graph: { format: GRAPH_FORMAT, nodes, edges, notes: [] },
    reasons: [...reasonsOf(inputs, made, reading), ...warnings(reading)],
  }
}

const TYPES: Record<GoalInput['kind'], AskFieldType> = {
  ...{ text: 'text', long: 'long-text', number: 'number', date: 'date', choice: 'choice' },
  ...{ list: 'list', file: 'file', link: 'text' },
}

function askNode(inputs: GoalInput[], name: string): FlowNode {
  const fields = inputs.map(({ name: called, question, kind, choices }) => {
    const hasChoices = kind === 'choice' && new Set(choices).size > 1
    const type = kind === 'choice' && !hasChoices ? 'text' : TYPES[kind]
    return field(called, question, type, hasChoices ? { choices: [...new Set(choices)] } : {})
  })
  return { ...step('ask', name, { fields }), id: 'ask' }
}

/** A name that no input and no step has. */
function nameOfAsk(reading: GoalReading): string {
  const taken = takenNames(reading)
  return ['Inputs', 'Your inputs', 'What to know first'].find(
    (name) => !taken.has(name.toLowerCase())
  )!
}

const takenNames = ({ inputs, steps }: GoalReading): Set<string> =>
  new Set(
    [...inputs.map(({ name }) => name), ...namesOfSteps(steps)].map((name) => name.toLowerCase())
  )

/** What a person wrote as a variable is an input where no step makes it. */
function unnamedInputs(reading: GoalReading): GoalInput[] {
  const known = takenNames(reading)
  const wanted = new Set(
    allSteps(reading.steps).flatMap((one) => (one.kind === 'job' ? referencesIn(one.prompt) : []))
  )
  return [...wanted]
    .filter((name) => !known.has(name) && name !== 'item')
    .map((name) => ({ name, question: name, kind: 'text', choices: [] }))
}

function resultNode(reading: GoalReading): FlowNode {
  const { results, title } = reading
  const taken = takenNames(reading)
  const name = ['Result', 'Final result', 'Delivery'].find((one) => !taken.has(one.toLowerCase()))!
  const settings = { value: together(results), title: title.slice(0, MAX_TITLE) }
  return { ...step('result', name, { ...settings, formats: reading.formats }), id: 'result' }
}

/** What the goal wants and the flow does not do. */
function warnings({ outside, schedule, isKnown }: GoalReading): ProposalReason[] {
  const general = (sentence: string) => ({ nodeId: null, sentence })
  return [
    ...outside.map((text) =>
      general(`“${shortened(text)}” stays with you: a flow does not send or publish anything.`)
    ),
    ...(schedule === null
      ? []
      : [general(`“${schedule}” stays with you: a flow runs when you start it.`)]),
    ...(isKnown
      ? []
      : [
          general('Hone does not recognize this kind of work, so the prompts keep your own words.'),
        ]),
  ]
}
