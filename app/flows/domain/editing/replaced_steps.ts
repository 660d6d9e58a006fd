import type { FlowGraph, FlowNode } from '#app/flows/domain/graph/graph'
import { canonicalJson } from '#app/flows/domain/values/canonical_json'

/**
 * The ids of steps that a graph no longer has, or that now belong to another step: one of another kind, or one that shares
 * neither name nor settings with the earlier step. Ids of deleted steps are used again.
 */
export function replacedSteps(before: FlowGraph, after: FlowGraph): string[] {
  const later = new Map(after.nodes.map((node) => [node.id, node]))
  return before.nodes.filter((node) => !isSameStep(node, later.get(node.id))).map(({ id }) => id)
}

const isSameStep = (before: FlowNode, after: FlowNode | undefined): boolean =>
  after !== undefined &&
  after.kind === before.kind &&
  (after.name === before.name || canonicalJson(after.settings) === canonicalJson(before.settings))
