import { Check } from 'lucide-react'
import { t } from '#frontend/lib/texts'

interface Props {
  label: string
  steps: readonly string[]
  /** The number of the step at work, from 1; past the last one all are done. */
  current: number
}

/** Where a longer work is. */
export function ProgressSteps({ label, steps, current }: Props) {
  return (
    <ol aria-label={label} className="grid gap-3 text-sm sm:auto-cols-fr sm:grid-flow-col">
      {steps.map((step, index) => {
        const at = index + 1
        const state = at < current ? 'done' : at === current ? 'current' : 'next'
        return (
          <li
            key={step}
            aria-current={state === 'current' ? 'step' : undefined}
            className={`border-t-2 pt-2 ${state === 'next' ? 'border-line-strong text-muted' : 'border-ink'}`}
          >
            <span className="flex items-center gap-2">
              <span
                aria-hidden="true"
                className={`grid size-5 shrink-0 place-items-center rounded-full text-xs ${state === 'next' ? 'border border-line-strong' : 'bg-ink text-paper'}`}
              >
                {state === 'done' ? <Check className="size-3" strokeWidth={3} /> : at}
              </span>
              <span aria-hidden="true" className={state === 'current' ? 'font-medium' : undefined}>
                {step}
              </span>
              <span className="sr-only">{t(`kit.steps.${state}`, { step })}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
