import { GitCompareArrows } from 'lucide-react'
import { Button } from '#frontend/components/button'
import { useShown } from '#frontend/features/flows/builder/versions/shown'
import { t } from '#frontend/lib/texts'

/** Puts another run of the list beside the one that is shown. */
export function CompareRun({ id }: { id: string }) {
  const { shown, show } = useShown()
  if (shown.type !== 'run') return null
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
