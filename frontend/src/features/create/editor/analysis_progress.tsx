import { Button } from '#frontend/components/button'
import { ProgressSteps } from '#frontend/components/progress_steps'
import { Spinner } from '#frontend/components/spinner'
import { t } from '#frontend/lib/texts'

const STEPS = ['one', 'two', 'three', 'four'] as const

interface Props {
  /** The step at work; 0 while the engine is being loaded. */
  step: 0 | 1 | 2 | 3 | 4
  onStop: () => void
  /** Lies over an older result instead of standing in its place. */
  isOver?: boolean
}

/** Where the engine is. It only reports; nothing waits for it, and quick work ends before it is seen. */
export function AnalysisProgress({ step, onStop, isOver }: Props) {
  const current = Math.max(step, 1)
  const stepText = t(`create.editor.steps.${STEPS[current - 1]}`)
  return (
    <section
      aria-labelledby="progress-title"
      className={`fade-in-late rounded-card border border-line bg-raised p-6 sm:p-8 ${isOver ? 'absolute inset-x-0 top-0 z-10 shadow-float' : 'mx-auto mt-10 max-w-[760px]'}`}
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id="progress-title" className="flex items-center gap-3 font-semibold">
          <Spinner />
          {t('create.editor.analyzing')}
        </h2>
        <Button size="sm" variant="ghost" onClick={onStop}>
          {t('create.editor.stop')}
        </Button>
      </div>
      <div
        role="progressbar"
        aria-label={t('create.editor.progress')}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={step}
        aria-valuetext={stepText}
        className="mt-5 h-1.5 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className="h-full rounded-full bg-ember transition-[width] duration-150 ease-out motion-reduce:transition-none"
          style={{ width: `${step * 25}%` }}
        />
      </div>
      <p role="status" className="mt-4">
        {stepText}
      </p>
      <div className="mt-5 hidden sm:block">
        <ProgressSteps
          label={t('create.editor.progress')}
          steps={STEPS.map((name) => t(`create.editor.stepLabels.${name}`))}
          current={current}
        />
      </div>
    </section>
  )
}
