import type { FlowNode, NodePolicy } from '#app/flows/domain/graph/graph'

const DEFAULT: NodePolicy = { retries: 2, timeLimitSeconds: 120 }

/** A POST is not retried by default. */
const isSending = ({ kind, settings }: FlowNode) => kind === 'fetch' && settings.method === 'POST'

/** The policy of a step, with the defaults for what it leaves open. */
export const policyOf = (node: FlowNode): NodePolicy => ({
  ...DEFAULT,
  ...(isSending(node) && { retries: 0 }),
  ...node.policy,
})
