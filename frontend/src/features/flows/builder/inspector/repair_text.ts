import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { portsOf } from '#app/flows/domain/kinds/any_settings'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import type { Repair } from '#app/flows/domain/checks/problems'
import { t } from '#frontend/lib/texts'

type RepairOf<Type extends Repair['type']> = Extract<Repair, { type: Type }>

const nameIn = ({ nodes }: FlowGraph, id: string): string =>
  nodes.find((node) => node.id === id)?.name ?? id

function portIn({ nodes }: FlowGraph, { edge, port }: RepairOf<'set-port'>): string {
  const node = nodes.find(({ id }) => id === edge.from)
  const ports = node ? portsOf(node) : []
  return ports.find(({ id }) => id === port)?.label ?? port
}

const TEXTS: { [Type in Repair['type']]: (repair: RepairOf<Type>, graph: FlowGraph) => string } = {
  'new-id': () => t('inspector.repair.newId'),
  'rename': ({ name }) => t('inspector.repair.rename', { name }),
  'rename-field': ({ name }) => t('inspector.repair.rename', { name }),
  'rename-reference': ({ to }) => t('inspector.repair.use', { variable: `{{${to}}}` }),
  'keep-as-text': () => t('inspector.repair.keep'),
  'set-setting': ({ value }) =>
    typeof value === 'string' && value !== ''
      ? t('inspector.repair.choose', { value })
      : t('inspector.repair.reset'),
  'remove-setting': () => t('inspector.repair.removeSetting'),
  'leave-parent': () => t('inspector.repair.leave'),
  'remove-edges': ({ from, to }, graph) =>
    t('inspector.repair.disconnect', { from: nameIn(graph, from), to: nameIn(graph, to) }),
  'single-edge': () => t('inspector.repair.singleEdge'),
  'set-port': (repair, graph) => t('inspector.repair.port', { port: portIn(graph, repair) }),
  'add-edge': ({ edge: { from, to } }, graph) =>
    t('inspector.repair.connect', { from: nameIn(graph, from), to: nameIn(graph, to) }),
  'add-step': ({ node }) => t('inspector.repair.addStep', { kind: kindOf(node.kind).title }),
}

/** What a repair does, for the button that does it. */
export const repairText = (repair: Repair, graph: FlowGraph): string =>
  TEXTS[repair.type](repair as never, graph)
