import type { FlowNode, NodePolicy } from '#app/flows/domain/graph/graph'

const DEFAULT: NodePolicy = { retries: 2, timeLimitSeconds: 120 }

/** Whether a step sends something to a service. It is not retried by default. */
export const isSending = ({ kind, settings }: FlowNode) =>
  kind === 'fetch' && settings.method === 'POST'

/** The policy of a step, with the defaults for what it leaves open. */
export const policyOf = (node: FlowNode): NodePolicy => ({
  ...DEFAULT,
  ...(isSending(node) && { retries: 0 }),
  ...node.policy,
})
