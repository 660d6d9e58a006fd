import type { FlowGraph, FlowNode } from '#app/flows/domain/graph'
import { FAILED } from '#app/flows/domain/graph'
import { followers, namedPorts } from '#frontend/features/flows/builder/steps/running_order'
import { t } from '#frontend/lib/texts'

/** Where a flow goes from a step, in words: `Then: Draft; if it fails: Stop`. */
export function wayText(graph: FlowGraph, node: FlowNode): string {
  const ports = namedPorts(node)
  const isPlain = ports.filter(({ id }) => id !== FAILED).length === 1
  return ports
    .map(({ id, label }) => {
      const names = followers(graph, node, id)
        .map(({ name }) => name)
        .join(', ')
      if (id === FAILED) return t('steps.ways.failed', { names: names || t('steps.ways.stop') })
      if (isPlain) return t('steps.ways.next', { names: names || t('steps.ways.nothing') })
      return t('steps.ways.other', { port: label, names: names || t('steps.ways.nothing') })
    })
    .join('; ')
}
