import { Check, Circle } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useId } from 'react'
import { PROGRESS_STEPS } from '#app/flows/domain/progress'
import { useProgress } from '#frontend/features/flows/builder/versions/use_progress'
import { PROGRESS_NAMES, ProgressBar } from '#frontend/features/flows/my_flows/flow_progress'
import { t } from '#frontend/lib/texts'

const STAGES = PROGRESS_NAMES.slice(1)

/** How far the flow has come; opens what is done and what comes next. */
export function ProgressButton() {
  const currentStep = useProgress()
  return (
    <Popover.Root>
      <Popover.Trigger className="w-36 rounded-control px-2 py-1.5 hover:bg-sunken aria-expanded:bg-sunken max-sm:hidden">
        <span className="flex justify-between gap-3 text-xs text-muted">
          <span>
            <span className="sr-only">{t('builder.progress.label')} </span>
            {t(`myFlows.steps.${PROGRESS_NAMES[currentStep]}`)}
          </span>
          <span className="tabular-nums">
            {t('builder.progress.of', { done: currentStep, count: PROGRESS_STEPS })}
          </span>
        </span>
        <ProgressBar percent={(100 * currentStep) / PROGRESS_STEPS} />
      </Popover.Trigger>
      <Popover.Portal>
        <Stages currentStep={currentStep} />
      </Popover.Portal>
    </Popover.Root>
  )
}

function Stages({ currentStep }: { currentStep: number }) {
  const id = useId()
  return (
    <Popover.Content
      aria-labelledby={id}
      sideOffset={6}
      collisionPadding={12}
      className="floating w-72 animate-rise p-4 text-sm"
    >
      <h2 id={id} className="font-semibold">
        {t('builder.progress.title')}
      </h2>
      <ol className="mt-2 grid gap-1.5">
        {STAGES.map((name, at) => (
          <Stage key={name} name={name} isDone={at < currentStep} />
        ))}
      </ol>
      <p className="mt-3 text-muted">{t(`builder.progress.next.${PROGRESS_NAMES[currentStep]}`)}</p>
    </Popover.Content>
  )
}

interface StageProps {
  name: (typeof STAGES)[number]
  isDone: boolean
}

function Stage({ name, isDone }: StageProps) {
  const Icon = isDone ? Check : Circle
  return (
    <li className="flex items-center gap-2">
      <Icon aria-hidden="true" className={isDone ? 'size-4 text-success' : 'size-4 text-muted'} />
      {t(`myFlows.steps.${name}`)}
      {isDone && <span className="sr-only">{t('builder.progress.done')}</span>}
    </li>
  )
}
