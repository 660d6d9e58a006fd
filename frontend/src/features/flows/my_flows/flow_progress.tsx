import { PROGRESS_STEPS } from '#app/flows/domain/checks/progress'
import { t } from '#frontend/lib/texts'

/** What the steps 0 to 6 are called. */
export const PROGRESS_NAMES = [
  'none',
  'goal',
  'context',
  'steps',
  'check',
  'testRun',
  'published',
] as const

interface Props {
  title: string
  /** 0 to 6. */
  currentStep: number
}

/** How far a flow has come, by the name of its step and in percent. */
export function FlowProgress({ title, currentStep }: Props) {
  const percent = Math.round((100 * currentStep) / PROGRESS_STEPS)
  const step = t(`flows.progress.${PROGRESS_NAMES[currentStep] ?? 'none'}`)
  return (
    <div>
      <p className="flex justify-between gap-3 text-xs text-muted">
        <span>{step}</span>
        <span className="tabular-nums">{t('myFlows.card.percent', { percent })}</span>
      </p>
      <div
        role="progressbar"
        aria-label={t('myFlows.card.progress', { title })}
        aria-valuenow={percent}
        aria-valuetext={t('myFlows.card.progressText', { step, percent })}
      >
        <ProgressBar percent={percent} />
      </div>
    </div>
  )
}

export const ProgressBar = ({ percent }: { percent: number }) => (
  <span className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-sunken">
    <span className="block h-full rounded-full bg-muted" style={{ width: `${percent}%` }} />
  </span>
)
