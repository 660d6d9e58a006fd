import type { GoalGraph } from '#app/flows/domain/proposals/goal_nodes'
import type { FlowNode } from '#app/flows/domain/graph/graph'
import { cutText } from '#app/flows/domain/values/kept_value'
import { allSteps } from '#app/prompts/domain/goals/all_steps'
import type {
  GoalBranch,
  GoalInput,
  GoalReading,
  GoalStep,
  GoalText,
} from '#app/prompts/domain/goals/types'

/** Why a proposed flow is as it is: about one step, or about the whole. */
export interface ProposalReason {
  nodeId: string | null
  sentence: string
}

/** One sentence for each step that says why it is there. */
export function reasonsOf(
  inputs: GoalInput[],
  { nodes, sources }: GoalGraph,
  { results, steps }: GoalReading
): ProposalReason[] {
  const ask =
    inputs.length === 0
      ? []
      : [{ nodeId: 'ask', sentence: `Only you know this: ${listed(inputs)}.` }]
  const work = nodes.flatMap((node) => {
    const sentence = reasonFor(node, sources.get(node.id)!)
    return sentence === null ? [] : [{ nodeId: node.id, sentence }]
  })
  const given = `It hands over what your goal asks for: ${results.map(handedOver(steps)).join(', ')}.`
  return [...ask, ...work, { nodeId: 'result', sentence: given }]
}

/** How a sentence names a result. The result of an approval is named after the text that was approved. */
const handedOver = (steps: GoalStep[]) => (name: string) => {
  const step = allSteps(steps).find((one) => one.name === name)
  return step?.kind === 'approval' ? `${step.about.join(', ')}, as approved` : name
}

const listed = (inputs: GoalInput[]) => inputs.map(({ name }) => name).join(', ')

function reasonFor({ kind, name }: FlowNode, source: GoalStep): string | null {
  if (source.kind === 'branch' && (kind === 'combine' || name !== source.name))
    return 'Only one of the ways is taken; its result goes on from here.'
  if (source.kind === 'text') return TEXTS[source.use]
  if (source.from === '') return null
  return `${LEADS[source.kind]}: “${shortened(source.from)}”.${moreOf(source)}`
}

const TEXTS: Record<GoalText['use'], string> = {
  passed: 'A text that passes stays as it is.',
  nothing: 'Your goal says nothing about this case.',
  entry: 'All results of one entry stay together.',
}

const LEADS: Record<GoalStep['kind'], string> = {
  ...{ job: 'From your words', text: 'From your words', approval: 'You want a person to decide' },
  ...{ fetch: 'You name a web page', each: 'The same is done for each entry' },
  ...{ branch: 'What comes next depends on this' },
}

const moreOf = (source: GoalStep): string => (source.kind === 'branch' ? isRevised(source) : '')
const isRevised = ({ test }: GoalBranch): string =>
  test.by === 'check' ? ' A text that fails is revised once.' : ''

const MAX_QUOTE = 200
export const shortened = (text: string): string =>
  text.length > MAX_QUOTE ? `${cutText(text, MAX_QUOTE - 1)}…` : text
