import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { FlowFile } from '#app/flows/domain/files/flow_file'
import { refreshFlows } from '#frontend/features/flows/my_flows/flow_lists'
import { toastNotCreated } from '#frontend/features/flows/my_flows/toast_not_created'
import { api } from '#frontend/lib/api'
import { freeFlowTitle } from '#frontend/lib/free_flow_title'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'

/** Creates a flow from what a file holds, under a name that no other flow has, and opens it. */
export function useImportedFlow() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async ({ title, context, tags, graph }: Omit<FlowFile, 'format'>) =>
      api.flows.store({ body: { title: await freeFlowTitle(title), context, tags, graph } }),
    onSuccess: async ({ id }) => {
      void refreshFlows(client)
      await navigate(`/flow-builder/${id}`)
    },
    onError: (error) =>
      toastNotCreated(error, t('flowVersions.file.createFailed', { reason: reasonOf(error) })),
  })
}
