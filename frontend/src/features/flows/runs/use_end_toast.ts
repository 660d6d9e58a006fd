import { useEffect } from 'react'
import type { OpenRun } from '#frontend/features/flows/flows_api'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'

/** The runs that were started on this page and have had no message about their end. */
const started = new Set<string>()

export const noteStart = (runId: string): void => void started.add(runId)

/** Shows one message when a run that was started on this page succeeds, fails or is stopped. */
export function useEndToast({ id, status, stoppedBy, credits, error }: OpenRun): void {
  const reason = error?.message
  useEffect(() => {
    if (!hasMessage(status) || !started.delete(id)) return
    if (status === 'failed') {
      const text = reason ?? t('flows.form.failed')
      return void toast({ title: t('flows.form.failedTitle'), text, tone: 'danger' })
    }
    if (stoppedBy) {
      const text = t(credits === 0 ? 'flows.run.free' : 'flows.run.charged')
      return void toast({ title: t(`flows.form.stopped.${stoppedBy}`), text })
    }
    if (reason) return void toast({ title: t('flows.form.partial'), text: reason })
    const title = t('flows.form.succeeded')
    const text = t(credits === 0 ? 'flows.form.freeText' : 'flows.form.succeededText')
    toast({ title, text, tone: 'success' })
  }, [id, status, stoppedBy, credits, reason])
}

const hasMessage = (status: string) => status === 'succeeded' || status === 'failed'
