import { createContext, use } from 'react'
import type { Command } from '#app/flows/domain/editing/command'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import type { Problem } from '#app/flows/domain/checks/problems'
import type { FlowSync } from '#frontend/features/flows/builder/sync/flow_sync'
import type { FlowView } from '#frontend/features/flows/builder/sync/flow_state'
import type { OpenFlow } from '#frontend/features/flows/flows_api'

/** The flow that is open in the builder. */
export interface Builder {
  /** The flow as loaded from the server. The edited graph is `graph`. */
  flow: OpenFlow
  sync: FlowSync
  view: FlowView
  graph: FlowGraph
  /** What keeps the edited graph from running. */
  problems: Problem[]
  /** @param continuesLast both commands are undone together, such as typing in one field */
  dispatch: (command: Command, continuesLast?: boolean) => void
}

export const BuilderContext = createContext<Builder | null>(null)

export function useBuilder(): Builder {
  const builder = use(BuilderContext)
  if (!builder) throw new Error('useBuilder needs a BuilderContext around it.')
  return builder
}
