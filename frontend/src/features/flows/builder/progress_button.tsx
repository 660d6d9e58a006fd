import { Suspense, useRef, useState } from 'react'
import { PROGRESS_STEPS } from '#app/flows/domain/checks/progress'
import { useProgress } from '#frontend/features/flows/builder/versions/use_progress'
import { PROGRESS_NAMES, ProgressBar } from '#frontend/features/flows/my_flows/flow_progress'
import { idlePart } from '#frontend/lib/lazy_part'
import { t } from '#frontend/lib/texts'

const ProgressStages = idlePart(() =>
  import('#frontend/features/flows/builder/progress_stages').then((file) => file.ProgressStages)
)

/** How far the flow has come; opens what is done and what comes next. */
export function ProgressButton() {
  const currentStep = useProgress()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null!)
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="w-40 rounded-control px-2 py-1.5 hover:bg-sunken aria-expanded:bg-sunken max-sm:hidden"
      >
        <span className="flex justify-between gap-3 text-xs text-muted">
          <span>
            <span className="sr-only">{t('builder.progress.label')} </span>
            {nextText(currentStep)}
          </span>
          <span className="tabular-nums">
            {t('builder.progress.of', { done: currentStep, count: PROGRESS_STEPS })}
          </span>
        </span>
        <ProgressBar percent={(100 * currentStep) / PROGRESS_STEPS} />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ProgressStages {...{ currentStep }} opener={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function nextText(currentStep: number): string {
  const next = PROGRESS_NAMES[currentStep + 1]
  const name = t(`flows.progress.${next ?? 'published'}`)
  return next ? t('builder.progress.comesNext', { name }) : name
}
