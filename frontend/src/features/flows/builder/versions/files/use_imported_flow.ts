import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { FlowFile } from '#app/flows/domain/flow_file'
import { failureText } from '#frontend/features/flows/my_flows/failure_text'
import { refreshFlows } from '#frontend/features/flows/my_flows/flow_lists'
import { api } from '#frontend/lib/api'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'

/** Creates the flow of a file and opens it. */
export function useImportedFlow() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: ({ title, context, tags, graph }: FlowFile) =>
      api.flows.store({ body: { title, context, tags, graph } }),
    onSuccess: async ({ id }) => {
      void refreshFlows(client)
      await navigate(`/flow-builder/${id}`)
    },
    onError: (error) => {
      const failed = t('flowVersions.file.createFailed', { reason: reasonOf(error) })
      toast({ title: t('myFlows.error'), text: failureText(error, failed), tone: 'danger' })
    },
  })
}
