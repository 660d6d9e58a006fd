import { Button } from '#frontend/components/button'
import { Spinner } from '#frontend/components/spinner'
import type { Phase } from '#frontend/features/workshop/discovery/use_discovery'
import { t } from '#frontend/lib/texts'

interface Props {
  phase: Extract<Phase, { name: 'reading' | 'looking' }>
  onStop: () => void
}

/** How far the look through the prompts is. It only reports; nothing waits for it. */
export function DiscoveryProgress({ phase, onStop }: Props) {
  const share = phase.name === 'looking' ? percentOf(phase.progress) : 0
  const progressText =
    phase.name === 'reading'
      ? t('workshop.discovery.reading', { count: phase.count })
      : t('workshop.discovery.looking', { percent: share })
  return (
    <div className="fade-in-late mt-5 card p-5">
      <div className="flex items-center justify-between gap-4">
        <p role="status" className="flex items-center gap-3">
          <Spinner />
          {progressText}
        </p>
        <Button size="sm" variant="ghost" onClick={onStop}>
          {t('workshop.discovery.stop')}
        </Button>
      </div>
      <div
        role="progressbar"
        aria-label={t('workshop.discovery.progress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share}
        className="mt-4 h-1.5 overflow-hidden rounded-full bg-sunken"
      >
        <div className="h-full rounded-full bg-ember" style={{ width: `${share}%` }} />
      </div>
    </div>
  )
}

const percentOf = ({ done, total }: { done: number; total: number }) =>
  total === 0 ? 0 : Math.floor((done / total) * 100)
