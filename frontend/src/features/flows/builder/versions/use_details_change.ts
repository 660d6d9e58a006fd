import { useQueryClient } from '@tanstack/react-query'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { useServerWrite } from '#frontend/features/flows/builder/versions/use_server_write'
import {
  type FlowDetails,
  storeDetails,
} from '#frontend/features/flows/builder/versions/version_calls'
import { flowQuery, type OpenFlow } from '#frontend/features/flows/flows_api'
import { changeFlows, replaceFlow } from '#frontend/features/flows/my_flows/flow_lists'

/** Renames or tags the flow that is open: at once on the screen, and back where the server refuses. */
export function useDetailsChange(): (details: FlowDetails) => void {
  const client = useQueryClient()
  const { flow } = useBuilder()
  const { write } = useServerWrite()
  const show = (details: FlowDetails) => {
    client.setQueryData<OpenFlow | null>(
      flowQuery(flow.id).queryKey,
      (before) => before && { ...before, ...details }
    )
    changeFlows(client, replaceFlow({ id: flow.id, ...details }))
  }
  return (details) => {
    show(details)
    void write('details', async (target) => void (await storeDetails(target, details))).then(
      (isSaved) => !isSaved && show({ title: flow.title, tags: flow.tags })
    )
  }
}
