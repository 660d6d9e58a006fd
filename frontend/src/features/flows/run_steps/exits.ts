import { FAILED, type FlowNode } from '#app/flows/domain/graph/graph'
import type { Port } from '#app/flows/domain/kinds/node_kind'
import { portsOf } from '#app/flows/domain/kinds/any_settings'

/** The exit that a step took, if it has several, such as Pass and Fail of a Check. An error is not an exit. */
export function exitOf(node: FlowNode, port: string | null): Port | null {
  const exits = portsOf(node).filter(({ id }) => id !== FAILED)
  return (exits.length > 1 && exits.find(({ id }) => id === port)) || null
}
