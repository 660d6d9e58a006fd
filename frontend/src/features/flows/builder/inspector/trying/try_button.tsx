import { Play } from 'lucide-react'
import { Button } from '#frontend/components/button'
import type { TryOn } from '#frontend/features/flows/builder/inspector/trying/use_step_try'
import { t } from '#frontend/lib/texts'

interface Props {
  /** Why the step cannot be tried now, or null. */
  problem: string | null
  isBusy: boolean
  /** What the step is tried on. */
  on: () => TryOn
  onTry: (on: TryOn) => void
}

/** Tries the step, or says why it cannot be tried. */
export const TryButton = ({ problem, isBusy, on, onTry }: Props) => (
  <div className="grid justify-items-start gap-2">
    <Button
      size="sm"
      icon={Play}
      isBusy={isBusy}
      aria-disabled={problem !== null}
      onClick={() => problem === null && onTry(on())}
    >
      {t('inspector.try.run')}
    </Button>
    {problem && <p className="text-sm text-muted">{problem}</p>}
  </div>
)
