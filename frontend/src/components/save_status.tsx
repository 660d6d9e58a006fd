import { Check, CloudOff, TriangleAlert } from 'lucide-react'
import { Button } from '#frontend/components/button'
import { Spinner } from '#frontend/components/spinner'
import { useDates } from '#frontend/lib/time/dates'
import { t } from '#frontend/lib/texts'

export type SaveState =
  'saved' | 'unsaved' | 'saving' | 'offline' | 'signedOut' | 'conflict' | 'refused'

interface Props {
  state: SaveState
  savedAt: Date | null
  message?: string | null
  onReload: () => void
  onKeepMine: () => void
}

/** Whether what is written here is kept, always in sight. */
export function SaveStatus({ state, savedAt, message, onReload, onKeepMine }: Props) {
  const { time } = useDates()
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      <p role="status" className="flex items-center gap-1.5">
        <StateIcon state={state} />
        <span>{t('kit.save.draft')}</span>
        <span>
          {state === 'saved' && savedAt
            ? t('kit.save.savedAt', { time: time(savedAt) })
            : t(`kit.save.${state}`)}
        </span>
        {state === 'refused' && message && <span>{message}</span>}
      </p>
      {state === 'conflict' && (
        <>
          <Button size="sm" variant="ghost" onClick={onReload}>
            {t('kit.save.reload')}
          </Button>
          <span aria-hidden="true">/</span>
          <Button size="sm" variant="ghost" onClick={onKeepMine}>
            {t('kit.save.keepMine')}
          </Button>
        </>
      )}
    </div>
  )
}

function StateIcon({ state }: { state: SaveState }) {
  if (state === 'saving') return <Spinner className="size-3.5" />
  if (state === 'unsaved') return <span className="mx-1 size-1.5 rounded-full bg-muted" />
  const [Icon, color] = {
    saved: [Check, 'text-success'] as const,
    offline: [CloudOff, 'text-warning'] as const,
    signedOut: [TriangleAlert, 'text-warning'] as const,
    conflict: [TriangleAlert, 'text-warning'] as const,
    refused: [TriangleAlert, 'text-danger'] as const,
  }[state]
  return <Icon aria-hidden="true" className={`size-3.5 ${color}`} />
}
