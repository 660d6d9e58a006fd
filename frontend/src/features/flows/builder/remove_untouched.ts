import type { QueryClient } from '@tanstack/react-query'
import {
  changeFlows,
  refreshFlows,
  withoutFlow,
} from '#frontend/features/flows/my_flows/flow_lists'
import { forgetNewFlow } from '#frontend/features/flows/start/new_flows'
import { api } from '#frontend/lib/api'

/** Deletes a flow that nobody has changed, for good. Where that fails, it stays as any other. */
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
