import { FAILED, type FlowNode } from '#app/flows/domain/graph'
import type { Port } from '#app/flows/domain/node_kind'
import { kindOf } from '#app/flows/domain/node_kinds'

/** The exit that a step took, if it has several, such as Pass and Fail of a Check. An error is not an exit. */
export function exitOf({ kind, settings }: FlowNode, port: string | null): Port | null {
  const exits = kindOf(kind)
    .ports(settings)
    .filter(({ id }) => id !== FAILED)
  return (exits.length > 1 && exits.find(({ id }) => id === port)) || null
}
