import { useEffect, useState } from 'react'
import type { FlowGateway } from '#frontend/features/flows/builder/sync/flow_gateway'
import type { FlowBase, KeptFlow } from '#frontend/features/flows/builder/sync/flow_state'
import { FlowSync } from '#frontend/features/flows/builder/sync/flow_sync'
import { useDraftSync } from '#frontend/prompts/use_draft_sync'

/** A flow with its gateway, as it is opened. */
export interface FlowStart {
  gateway: FlowGateway
  base: FlowBase
  /** What this browser kept of it since it was last open. */
  kept: KeptFlow | null
}

/** The edits of the flow that is open. */
export function useFlowSync({ gateway, base, kept }: FlowStart) {
  const [sync] = useState(() => new FlowSync(gateway, base, kept))
  useEffect(() => gateway.listen((saved) => sync.onRemoteSave(saved)), [gateway, sync])
  return { sync, view: useDraftSync(sync) }
}
