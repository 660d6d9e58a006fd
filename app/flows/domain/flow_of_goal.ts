import type { FlowEdge, FlowGraph, FlowNode } from '#app/flows/domain/graph'
import { DONE, GRAPH_FORMAT } from '#app/flows/domain/graph'
import { field, step } from '#app/flows/domain/ready_flows/ready_flow'
import type { AskFieldType } from '#app/flows/domain/settings'
import { referencesIn } from '#app/flows/domain/variables'
import type { GoalInput, GoalReading, GoalStep } from '#app/prompts/domain/goals/types'

/** Why a proposed flow is as it is: about one step, or about the whole. */
export interface ProposalReason {
  nodeId: string | null
  sentence: string
}

export interface ProposedFlow {
  title: string
  graph: FlowGraph
  reasons: ProposalReason[]
}

const APPROVED = 'approved'
const MAX_TITLE = 200
const MAX_ANSWER_TOKENS = 4_000

/**
 * A flow for a goal that was read: it asks for what the goal leaves open, has a model do one job after the other, asks a
 * person where the goal wants it, and results in what the goal wants. Each step says which words it comes from.
 */
export function flowOfGoal(reading: GoalReading): ProposedFlow {
  const inputs = [...reading.inputs, ...unnamedInputs(reading)]
  const ask = inputs.length > 0 ? [askNode(inputs, nameOfAsk(reading))] : []
  const work = reading.steps.map((one, at) => nodeOf(one, `step-${at + 1}`))
  const result = resultNode(reading)
  const nodes = [...ask, ...work, result]
  return {
    title: reading.title.slice(0, MAX_TITLE),
    graph: { format: GRAPH_FORMAT, nodes, edges: inRow(nodes), notes: [] },
    reasons: [...reasonsFor(ask, inputs), ...work.flatMap(reasonOf(reading)), ...warnings(reading)],
  }
}

/** Each step after the one before it; after an approval, where it was approved. */
const inRow = (nodes: FlowNode[]): FlowEdge[] =>
  nodes.slice(1).map(({ id }, at) => {
    const before = nodes[at]
    return { from: before.id, port: before.kind === 'approval' ? APPROVED : DONE, to: id }
  })

const TYPES: Record<GoalInput['kind'], AskFieldType> = {
  ...{ text: 'text', long: 'long-text', number: 'text', date: 'date', choice: 'choice' },
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
function nameOfAsk({ inputs, steps }: GoalReading): string {
  const taken = new Set([...inputs, ...steps].map(({ name }) => name.toLowerCase()))
  return ['Inputs', 'Your inputs', 'What to know first'].find(
    (name) => !taken.has(name.toLowerCase())
  )!
}

/** What a person wrote as a variable is an input where no step makes it. */
function unnamedInputs({ inputs, steps }: GoalReading): GoalInput[] {
  const known = new Set([...inputs, ...steps].map(({ name }) => name.toLowerCase()))
  const wanted = new Set(
    steps.flatMap((one) => (one.kind === 'job' ? referencesIn(one.prompt) : []))
  )
  return [...wanted]
    .filter((name) => !known.has(name))
    .map((name) => ({ name, question: name, kind: 'text', choices: [] }))
}

function nodeOf(one: GoalStep, id: string): FlowNode {
  if (one.kind === 'job') {
    const settings = { text: one.prompt, maxTokens: MAX_ANSWER_TOKENS }
    return { ...step('prompt', one.name, settings), id }
  }
  const settings = { question: 'Is this all right?', content: together(one.about) }
  return { ...step('approval', one.name, settings), id }
}

function resultNode({ results, steps, inputs, title }: GoalReading): FlowNode {
  const taken = new Set([...steps, ...inputs].map(({ name }) => name.toLowerCase()))
  const name = ['Result', 'Final result', 'Delivery'].find((one) => !taken.has(one.toLowerCase()))!
  const settings = { value: together(results), title: title.slice(0, MAX_TITLE) }
  return { ...step('result', name, { ...settings, formats: ['markdown', 'docx'] }), id: 'result' }
}

/** One result alone, or several with a heading each. */
const together = (names: string[]): string =>
  names.length === 1
    ? `{{${names[0]}}}`
    : names.map((name) => `## ${name}\n\n{{${name}}}`).join('\n\n')

const reasonsFor = (ask: FlowNode[], inputs: GoalInput[]): ProposalReason[] =>
  ask.map(({ id }) => ({
    nodeId: id,
    sentence: `Only you know this: ${inputs.map(({ name }) => name).join(', ')}.`,
  }))

const reasonOf =
  ({ steps }: GoalReading) =>
  ({ id }: FlowNode, at: number): ProposalReason[] => {
    const { from } = steps[at]
    if (from === '') return []
    return [{ nodeId: id, sentence: `From your words: “${shortened(from)}”.` }]
  }

const MAX_QUOTE = 200
const shortened = (text: string) =>
  text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE - 1).toWellFormed()}…` : text

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
