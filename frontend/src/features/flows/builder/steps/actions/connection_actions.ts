import { Link2, Spline, Unlink } from 'lucide-react'
import { takenOver } from '#app/flows/domain/editing/starting_settings'
import type { Command } from '#app/flows/domain/editing/command'
import { isPossible } from '#app/flows/domain/editing/commands/moves'
import type { FlowEdge, FlowGraph, FlowNode } from '#app/flows/domain/graph/graph'
import type {
  ActionAt,
  ListTools,
} from '#frontend/features/flows/builder/steps/actions/list_action'
import type { QuestionField } from '#frontend/features/flows/builder/steps/questions/question'
import { beside } from '#frontend/features/flows/builder/steps/running_order'
import { portsOf } from '#app/flows/domain/kinds/any_settings'
import { t } from '#frontend/lib/texts'

const hasFollowers = ({ id }: FlowNode, { edges }: FlowGraph) =>
  edges.some(({ from }) => from === id)

export const CONNECT: readonly [ActionAt<'step'>] = [
  {
    at: 'step',
    label: 'steps.do.connect',
    icon: Link2,
    fits: (node, graph) => portsOf(node).length > 0 && targetsOf(graph, node).length > 0,
    act: askForConnection,
  },
]

export const RECONNECT: readonly [ActionAt<'step'>] = [
  {
    at: 'step',
    label: 'steps.do.reconnect',
    icon: Spline,
    fits: hasFollowers,
    act: askForChange,
  },
]

export const DISCONNECT: readonly [ActionAt<'step'>] = [
  {
    at: 'step',
    label: 'steps.do.disconnect',
    icon: Unlink,
    fits: hasFollowers,
    act: askWhatToDisconnect,
  },
]

function askForConnection(node: FlowNode, tools: ListTools): void {
  const { graph, ask } = tools
  const { id: from, name } = node
  ask({
    type: 'form',
    title: t('steps.ask.connectStep', { name }),
    confirm: t('steps.ask.connectAction'),
    fields: wayFields(graph, node),
    onAnswer: ([port, to]) => {
      const edge = { from, port, to }
      leadTo(edge, { type: 'connect', edge }, tools)
    },
  })
}

/** Carries out what leads one step to another, which takes over what it lacks. */
function leadTo(edge: FlowEdge, command: Command, { graph, run }: ListTools): void {
  run(command)
  for (const taken of takenOver(graph, edge)) run(taken, undefined, true)
}

function askForChange(node: FlowNode, tools: ListTools): void {
  const { graph, ask } = tools
  const { id: from, name } = node
  const edges = edgesFrom(graph, node)
  ask({
    type: 'form',
    title: t('steps.ask.reconnectStep', { name }),
    confirm: t('steps.ask.reconnectAction'),
    fields: [connectionField(graph, node, edges), ...wayFields(graph, node)],
    onAnswer: ([at, port, to]) => {
      const edge = { from, port, to }
      leadTo(edge, { type: 'reconnect', edge: edges[Number(at)], to: edge }, tools)
    },
  })
}

function askWhatToDisconnect(node: FlowNode, { graph, ask, run }: ListTools): void {
  const edges = edgesFrom(graph, node)
  ask({
    type: 'form',
    title: t('steps.ask.disconnectStep', { name: node.name }),
    confirm: t('steps.ask.disconnectAction'),
    fields: [connectionField(graph, node, edges)],
    onAnswer: ([at]) => void run({ type: 'disconnect', edge: edges[Number(at)] }),
  })
}

const edgesFrom = ({ edges }: FlowGraph, { id }: FlowNode): FlowEdge[] =>
  edges.filter(({ from }) => from === id)

function connectionField(graph: FlowGraph, node: FlowNode, edges: FlowEdge[]): QuestionField {
  const ports = new Map(portsOf(node).map(({ id, label }) => [id, label]))
  const names = new Map(graph.nodes.map(({ id, name }) => [id, name]))
  const options = edges.map(({ port, to }, at) => {
    const values = { port: ports.get(port) ?? port, name: names.get(to) ?? to }
    return { value: String(at), label: t('steps.ask.way', values) }
  })
  return { type: 'choice', label: t('steps.ask.connection'), options }
}

/** By which port a step leads on, and to which step. */
function wayFields(graph: FlowGraph, node: FlowNode): QuestionField[] {
  const ports = portsOf(node).map(({ id, label }) => ({ value: id, label }))
  const targets = targetsOf(graph, node).map(({ id, name }) => ({ value: id, label: name }))
  return [
    { type: 'choice', label: t('steps.ask.port', { name: node.name }), options: ports },
    { type: 'choice', label: t('steps.ask.target'), options: targets },
  ]
}

/** The steps that one may lead to. */
const targetsOf = (graph: FlowGraph, node: FlowNode): FlowNode[] =>
  beside(graph, node).filter(({ id }) => isPossible(graph, node.id, id))
