import type { LucideIcon } from 'lucide-react'
import type { Command } from '#app/flows/domain/editing/command'
import type { FlowGraph, FlowNode, Group, Note } from '#app/flows/domain/graph/graph'
import type { Repair } from '#app/flows/domain/checks/problems'
import type { Question } from '#frontend/features/flows/builder/steps/questions/question'
import type { Panel } from '#frontend/features/flows/builder/selection'
import type { TextKey } from '#frontend/lib/texts'

/** What gets the focus, as in `data-focus`, perhaps as the graph is after a command. */
export type Focus = string | ((after: FlowGraph) => string | null)

/** What actions do their work with. */
export interface ListTools {
  graph: FlowGraph
  /**
   * Carries a command out and returns the graph after it.
   * @param focus what has the focus afterwards; where it is not given, whatever had it
   * @param continuesLast both commands are undone together
   */
  run: (command: Command, focus?: Focus, continuesLast?: boolean) => FlowGraph
  ask: (question: Question) => void
  openStep: (id: string) => void
  openPanel: (panel: Panel) => void
  clearChoice: () => void
  /** Resolves to whether the clipboard holds the steps. */
  copy: (ids: readonly string[]) => Promise<boolean>
  paste: () => void
}

/** What an action is done to, by where it is offered. */
export interface Targets {
  /** The menu of a step. */
  step: FlowNode
  /** The bar for the chosen steps. */
  chosen: readonly string[]
  note: Note
  group: Group
  /** The button beside a problem. */
  problem: Repair
  /** Below the list. */
  flow: null
}
export type Place = keyof Targets

export interface ActionAt<At extends Place> {
  at: At
  label: TextKey
  icon: LucideIcon
  isDanger?: boolean
  /** Whether it is offered; always where it is not given. */
  fits?: (target: Targets[At], graph: FlowGraph) => boolean
  act: (target: Targets[At], tools: ListTools) => void
}

export type ListAction = { [At in Place]: ActionAt<At> }[Place]

/** The focus key of a step, a note or a group. */
export const focusOf = (type: 'step' | 'note' | 'group', id: string): string => `${type} ${id}`
