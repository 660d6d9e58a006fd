import { useEffect } from 'react'
import type { OpenRun } from '#frontend/features/flows/flows_api'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'

/** The runs that were started on this page and whose end it has not told yet. */
const started = new Set<string>()

export const noteStart = (runId: string): void => void started.add(runId)

/** Tells once that a run has succeeded, to whoever started it on this page. */
export function useEndToast({ id, status, credits }: OpenRun): void {
  useEffect(() => {
    if (status !== 'succeeded' || !started.delete(id)) return
    const title = t('flows.form.succeeded')
    const text = t(credits === 0 ? 'flows.form.freeText' : 'flows.form.succeededText')
    toast({ title, text, tone: 'success' })
  }, [id, status, credits])
}
