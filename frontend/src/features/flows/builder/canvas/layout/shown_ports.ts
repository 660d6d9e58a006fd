import { FAILED, type FlowEdge, type FlowNode } from '#app/flows/domain/graph/graph'
import { portsOf } from '#app/flows/domain/kinds/any_settings'
import type { Port } from '#app/flows/domain/kinds/node_kind'

export interface ShownPorts {
  /** At the right of the step, from top to bottom. */
  main: readonly Port[]
  /** At the bottom: where the flow goes on after a failure. */
  failed: Port | null
}

const known = new WeakMap<FlowNode, { used: string; ports: ShownPorts }>()

/**
 * The ports of a step as the canvas shows them. One that the step no longer has stays as long as an edge leads from it.
 * @param used the ports that edges lead from, each on a line
 * @returns the same object for the same step, so that it can be compared by identity
 */
export function shownPorts(node: FlowNode, used = ''): ShownPorts {
  const before = known.get(node)
  if (before?.used === used) return before.ports
  const ports = withStale(node, used)
  known.set(node, { used, ports })
  return ports
}

function withStale(node: FlowNode, used: string): ShownPorts {
  const ports = portsOf(node)
  const own = new Set(ports.map(({ id }) => id))
  const stale = portsIn(used).filter((id) => !own.has(id))
  const all = [...ports, ...stale.map((id) => ({ id, label: id }))]
  return {
    main: all.filter(({ id }) => id !== FAILED),
    failed: all.find(({ id }) => id === FAILED) ?? null,
  }
}

/** The ports in a text that has each on a line. */
export const portsIn = (used: string): string[] => (used === '' ? [] : used.split('\n'))

const usedBy = new WeakMap<readonly FlowEdge[], Map<string, string>>()

/** The ports that edges lead from, each on a line, by step. */
export function usedPorts(edges: readonly FlowEdge[]): ReadonlyMap<string, string> {
  const before = usedBy.get(edges)
  if (before) return before
  const ports = new Map<string, Set<string>>()
  for (const { from, port } of edges) {
    const own = ports.get(from)
    if (own) own.add(port)
    else ports.set(from, new Set([port]))
  }
  const used = new Map(ports.entries().map(([id, own]) => [id, [...own].join('\n')]))
  usedBy.set(edges, used)
  return used
}
