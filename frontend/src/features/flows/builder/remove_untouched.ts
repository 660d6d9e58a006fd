import type { QueryClient } from '@tanstack/react-query'
import {
  changeFlows,
  refreshFlows,
  withoutFlow,
} from '#frontend/features/flows/my_flows/flow_lists'
import { forgetNewFlow } from '#frontend/features/flows/start/new_flows'
import { api } from '#frontend/lib/api'

/** Permanently deletes a flow that was never edited. If that fails, the flow stays in the list. */
export async function removeUntouched(client: QueryClient, id: string): Promise<void> {
  const forGood = { params: { id }, query: { permanent: 'true' } }
  forgetNewFlow(id)
  changeFlows(client, withoutFlow(id))
  try {
    await api.flows.destroy({ params: { id } })
    await api.flows.destroy(forGood)
  } finally {
    await refreshFlows(client)
  }
}
