import '#app/prompts/domain/deliverables/records'
import { flowOfGoal } from '#app/flows/domain/proposals/flow_of_goal'
import type { FlowNode, NodeKind } from '#app/flows/domain/graph/graph'
import { askFieldsOf } from '#app/flows/domain/runs/inputs'
import { readGoal } from '#app/prompts/domain/goals/read_goal'

/** What a test looks at in the flow that is proposed for a goal. */
export const nodesOf = (goal: string): FlowNode[] =>
  flowOfGoal(readGoal({ text: goal, sources: [] })).graph.nodes

export const fieldsOf = (goal: string) =>
  askFieldsOf(flowOfGoal(readGoal({ text: goal, sources: [] })).graph)

export const promptsOf = (goal: string): FlowNode[] =>
  nodesOf(goal).filter(({ kind }) => kind === 'prompt')

export const settingsOf = (goal: string, wanted: NodeKind): FlowNode['settings'] =>
  nodesOf(goal).find(({ kind }) => kind === wanted)!.settings

export const questionOf = (goal: string) => settingsOf(goal, 'approval').question
