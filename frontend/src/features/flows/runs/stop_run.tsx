import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Square } from 'lucide-react'
import { RUN_STATUS_FOCUS } from '#frontend/features/flows/builder/hold_focus'
import { VanishingButton } from '#frontend/features/flows/builder/vanishing_button'
import { runQuery } from '#frontend/features/flows/flows_api'
import { api } from '#frontend/lib/api'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'

export function StopRun({ id, size }: { id: string; size?: 'sm' }) {
  const client = useQueryClient()
  const stop = useMutation({
    mutationFn: () => api.runCancellations.store({ params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: runQuery(id).queryKey }),
    onError: (error) => {
      const title = t('flows.run.stopFailed', { reason: reasonOf(error) })
      toast({ title, tone: 'danger' })
    },
  })
  return (
    <VanishingButton
      focusAfter={RUN_STATUS_FOCUS}
      size={size}
      icon={Square}
      isBusy={stop.isPending}
      onClick={() => stop.mutate()}
    >
      {t(stop.isPending ? 'flows.run.stopping' : 'flows.run.stop')}
    </VanishingButton>
  )
}
