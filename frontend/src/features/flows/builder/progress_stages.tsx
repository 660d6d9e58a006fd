import { Check, Circle } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type RefObject, useId } from 'react'
import { PROGRESS_NAMES } from '#frontend/features/flows/my_flows/flow_progress'
import { t } from '#frontend/lib/texts'

const STAGES = PROGRESS_NAMES.slice(1)

interface Props {
  currentStep: number
  /** The button that opened them. */
  opener: RefObject<HTMLElement>
  onClose: () => void
}

/** What is done, and what comes next. */
export function ProgressStages({ currentStep, opener, onClose }: Props) {
  const id = useId()
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={opener} />
      <Popover.Portal>
        <Popover.Content
          aria-labelledby={id}
          sideOffset={6}
          collisionPadding={12}
          onInteractOutside={(event) => {
            // A press of the button closes them by itself.
            if (opener.current.contains(event.target as Node)) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (document.activeElement === document.body) opener.current.focus()
          }}
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
          <p className="mt-3 text-muted">
            {t(`builder.progress.next.${PROGRESS_NAMES[currentStep]}`)}
          </p>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
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
      {t(`flows.progress.${name}`)}
      {isDone && <span className="sr-only">{t('builder.progress.done')}</span>}
    </li>
  )
}
