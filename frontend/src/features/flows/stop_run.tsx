import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Square } from 'lucide-react'
import { Button } from '#frontend/components/button'
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
    <Button size={size} icon={Square} isBusy={stop.isPending} onClick={() => stop.mutate()}>
      {t(stop.isPending ? 'flows.run.stopping' : 'flows.run.stop')}
    </Button>
  )
}
