import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { FlowSync } from '#frontend/features/flows/builder/sync/flow_sync'
import type { OpenFlow } from '#frontend/features/flows/flows_api'
import { isNewFlow } from '#frontend/features/flows/start/new_flows'
import { useLatest } from '#frontend/lib/use_latest'

/** A flow that was begun empty and left without a change is not kept. */
export function useUntouchedRemoval(flow: OpenFlow, sync: FlowSync): void {
  const client = useQueryClient()
  const latest = useLatest(flow)
  const { id } = flow
  useEffect(
    () => () => {
      if (!isNewFlow(id) || isTouched(latest(), sync)) return
      void import('#frontend/features/flows/builder/remove_untouched').then((file) =>
        file.removeUntouched(client, id)
      )
    },
    [id, sync, client, latest]
  )
}

/** Every change that the server has counts its etag up from 1. */
const isTouched = ({ etag }: OpenFlow, { view, etag: saved }: FlowSync): boolean =>
  Math.max(etag, saved) > 1 || view.canUndo || view.canRedo
