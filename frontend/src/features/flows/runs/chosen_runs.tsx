import { GitCompareArrows } from 'lucide-react'
import { Button, ButtonLink } from '#frontend/components/button'
import { comparisonAddress } from '#frontend/features/flows/comparing/comparison_address'
import type { Run } from '#frontend/features/flows/flows_api'
import { t } from '#frontend/lib/texts'

export type NamedRun = Run & { flowTitle: string }

interface Props {
  chosen: readonly NamedRun[]
  onClear: () => void
}

const COUNTS = ['none', 'one', 'two'] as const

/** How many runs are chosen, and where they are compared. It stays in sight in a long list. */
export function ChosenRuns({ chosen, onClear }: Props) {
  const [one, other] = chosen
  return (
    <div className="sticky top-14 z-10 mt-4 flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-paper py-2 text-sm lg:top-0">
      <p
        role="status"
        className="min-w-0 basis-full break-words text-muted max-sm:line-clamp-2 sm:flex-1 sm:basis-0"
      >
        {t(`runs.chosen.${COUNTS[chosen.length]}`, { title: one?.flowTitle ?? '' })}
      </p>
      {one && (
        <Button size="sm" variant="ghost" onClick={onClear}>
          {t('runs.clearChoice')}
        </Button>
      )}
      {one && other && (
        <ButtonLink
          size="sm"
          variant="primary"
          icon={GitCompareArrows}
          to={`/runs/compare?${comparisonAddress(one.id, other.id)}`}
        >
          {t('flows.runs.compare')}
        </ButtonLink>
      )}
    </div>
  )
}
