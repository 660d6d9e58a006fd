import type { Edge, Node } from '@xyflow/react'
import type { FlowEdge, FlowNode, Group, Note } from '#app/flows/domain/graph/graph'
import type { ShownPorts } from '#frontend/features/flows/builder/canvas/layout/shown_ports'
import type { EdgeMark, StepMark } from '#frontend/features/flows/builder/canvas/step_mark'

export interface StepData extends Record<string, unknown> {
  node: FlowNode
  ports: ShownPorts
  /** The ports that edges lead from, each on a line. */
  used: string
  /** What is wrong with the step, in sentences, each on a line. */
  problems: string
  mark: StepMark | undefined
}

export interface GroupData extends Record<string, unknown> {
  group: Group
  count: number
  /** Of the steps in it. */
  problemCount: number
}

export interface NoteData extends Record<string, unknown> {
  note: Note
}

export type StepNode = Node<StepData, 'step'>
export type FrameNode = Node<StepData, 'frame'>
export type GroupNode = Node<GroupData, 'group'>
export type BoxNode = Node<GroupData, 'box'>
export type NoteNode = Node<NoteData, 'note'>
export type CanvasNode = StepNode | FrameNode | GroupNode | BoxNode | NoteNode

export interface EdgeData extends Record<string, unknown> {
  edge: FlowEdge
  /** Stands on the edge: the label of the port after a failure, else what passed. */
  label: string
  mark: EdgeMark | undefined
  /** How high it runs where it leads back to the left. */
  lane: number | undefined
}

export type CanvasEdge = Edge<EdgeData, 'flow'>

/** Where edges arrive. */
export const ENTRY = 'in'
/** Where they leave a collapsed group. */
export const EXIT = 'out'

export const noteNodeId = (id: string): string => `note:${id}`
export const groupNodeId = (id: string): string => `group:${id}`

/** The id of the step, note or group that a node of the canvas shows. */
export function shownId(node: CanvasNode): string {
  if (node.type === 'note') return node.data.note.id
  if (node.type === 'group' || node.type === 'box') return node.data.group.id
  return node.id
}
