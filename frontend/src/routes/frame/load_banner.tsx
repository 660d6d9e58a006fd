import { useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#frontend/components/button'
import { loadFailures } from '#frontend/lib/loading/load_failures'
import { useAtomValue } from '#frontend/lib/state'
import { t } from '#frontend/lib/texts'

/** Tells that something looks empty only because the server could not answer. */
export function LoadBanner() {
  const failed = useAtomValue(loadFailures)
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  if (failed.length === 0) return null
  const retry = async () => {
    setBusy(true)
    await Promise.all(failed.map((queryKey) => client.refetchQueries({ queryKey })))
    setBusy(false)
  }
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-warning-soft px-4 py-2 text-sm text-warning sm:px-8"
    >
      <CloudOff aria-hidden="true" className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 basis-60">{t('common.frame.loadFailed')}</p>
      <Button size="sm" isBusy={isBusy} onClick={() => void retry()}>
        {t('common.frame.retry')}
      </Button>
    </div>
  )
}
