import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { article } from '#app/flows/domain/ready_flows/article'
import { campaign } from '#app/flows/domain/ready_flows/campaign'
import { decisionMemo } from '#app/flows/domain/ready_flows/decision_memo'
import { feedback } from '#app/flows/domain/ready_flows/feedback'
import { interviews } from '#app/flows/domain/ready_flows/interviews'
import { meeting } from '#app/flows/domain/ready_flows/meeting'
import { outreach } from '#app/flows/domain/ready_flows/outreach'
import { procedure } from '#app/flows/domain/ready_flows/procedure'
import { proposal } from '#app/flows/domain/ready_flows/proposal'
import type { ReadyFlow } from '#app/flows/domain/ready_flows/ready_flow'
import { repurpose } from '#app/flows/domain/ready_flows/repurpose'
import { requirements } from '#app/flows/domain/ready_flows/requirements'
import { reviewReplies } from '#app/flows/domain/ready_flows/review_replies'
import type { AskSettings } from '#app/flows/domain/graph/settings'
import { textOf } from '#app/flows/domain/graph/variables'

const FLOWS = [
  ...[campaign, reviewReplies, interviews, decisionMemo, article, repurpose],
  ...[feedback, requirements, outreach, proposal, meeting, procedure],
]

/** Two for each category of the library; what they ask for comes with a sample. */
export const READY_FLOWS: ReadyFlow[] = FLOWS.map((flow) => ({ ...flow, graph: withSamples(flow) }))

function withSamples({ graph, inputs }: ReadyFlow): FlowGraph {
  const nodes = graph.nodes.map((node) => {
    if (node.kind !== 'ask') return node
    const { fields } = node.settings as unknown as AskSettings
    const sampled = fields.map((field) => ({ ...field, sample: textOf(inputs[field.name]) }))
    return { ...node, settings: { ...node.settings, fields: sampled } }
  })
  return { ...graph, nodes }
}
