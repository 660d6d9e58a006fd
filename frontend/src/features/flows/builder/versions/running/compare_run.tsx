import { GitCompareArrows } from 'lucide-react'
import { Button, ButtonLink } from '#frontend/components/button'
import { useShown } from '#frontend/features/flows/builder/versions/shown'
import { comparisonAddress } from '#frontend/features/flows/comparing/comparison_address'
import { t } from '#frontend/lib/texts'

/** Puts another run of the list beside the one that is shown, or leads to where two runs are compared. */
export function CompareRun({ id }: { id: string }) {
  const { shown, show } = useShown()
  if (shown.type !== 'run') {
    return (
      <div>
        <ButtonLink
          size="sm"
          icon={GitCompareArrows}
          to={`/runs/compare?${comparisonAddress(id, null)}`}
        >
          {t('flows.runs.compare')}
        </ButtonLink>
      </div>
    )
  }
  if (shown.id === id) return <p className="text-muted">{t('flowVersions.run.shown')}</p>
  return (
    <div>
      <Button
        size="sm"
        icon={GitCompareArrows}
        aria-pressed={shown.with === id}
        onClick={() => show({ ...shown, with: shown.with === id ? null : id })}
      >
        {t(shown.with === id ? 'flowVersions.run.stopComparing' : 'flowVersions.run.compare')}
      </Button>
    </div>
  )
}
