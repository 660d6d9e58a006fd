import type { FlowGraph } from '#app/flows/domain/graph/graph'

/** Whether a run of the flow waits for the decision of a person. */
export const asksPerson = ({ nodes }: FlowGraph): boolean =>
  nodes.some(({ kind }) => kind === 'approval')
