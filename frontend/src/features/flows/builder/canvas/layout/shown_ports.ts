import { FAILED, type FlowNode } from '#app/flows/domain/graph'
import { kindOf } from '#app/flows/domain/node_kinds'
import type { Port } from '#app/flows/domain/node_kind'

export interface ShownPorts {
  /** At the right of the step, from top to bottom. */
  main: readonly Port[]
  /** At the bottom: where the flow goes on after a failure. */
  failed: Port | null
}

const known = new WeakMap<FlowNode, { used: string; ports: ShownPorts }>()
const NONE: ReadonlySet<string> = new Set()

/**
 * The ports of a step as the canvas shows them. One that the step no longer has stays as long as an edge leads from it.
 * @param used the ports that edges lead from
 * @returns the same object for the same step, so that it can be compared by identity
 */
export function shownPorts(node: FlowNode, used = NONE): ShownPorts {
  const key = [...used].join('\n')
  const before = known.get(node)
  if (before?.used === key) return before.ports
  const ports = withStale(node, used)
  known.set(node, { used: key, ports })
  return ports
}

function withStale(node: FlowNode, used: ReadonlySet<string>): ShownPorts {
  const ports = portsOf(node)
  const own = new Set(ports.map(({ id }) => id))
  const stale = [...used].filter((id) => !own.has(id)).map((id) => ({ id, label: id }))
  const all = [...ports, ...stale]
  return {
    main: all.filter(({ id }) => id !== FAILED),
    failed: all.find(({ id }) => id === FAILED) ?? null,
  }
}

function portsOf({ kind, settings }: FlowNode): Port[] {
  try {
    return kindOf(kind).ports(settings)
  } catch {
    // Settings that do not fit their kind have a problem of their own.
    return []
  }
}

/** The ports that edges lead from, by step. */
export function usedPorts(
  edges: readonly { from: string; port: string }[]
): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>()
  for (const { from, port } of edges) {
    const ports = used.get(from)
    if (ports) ports.add(port)
    else used.set(from, new Set([port]))
  }
  return used
}
