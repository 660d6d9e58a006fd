import { textOf } from '#app/flows/domain/variables'
import type { OpenRun, Step } from '#frontend/features/flows/flows_api'
import { t } from '#frontend/lib/texts'

interface Props {
  step: Step
  inputs: OpenRun['inputs'] | null
  /** What it has written so far. */
  text: string
}

/** What went into a step and what came out of it, folded but for what is being written. */
export function StepDetails({ step, inputs, text }: Props) {
  const { input, output, error, attempt, status } = step
  const isWriting = status === 'running' && text !== ''
  return (
    <>
      {attempt > 1 && (
        <p className="mt-1 text-sm text-muted">{t('flows.run.attempt', { count: attempt })}</p>
      )}
      {error && <p className="mt-2 text-sm text-danger">{error.message}</p>}
      {inputs && <Folded label={t('flows.run.inputs')} text={textOf(inputs)} />}
      {input && !step.approval && <Folded label={t('flows.run.given')} text={input} />}
      {isWriting && (
        <div aria-busy className="mt-2 text-sm">
          <p className="text-muted">{t('flows.run.writing')}</p>
          <Text text={text} />
        </div>
      )}
      {output !== null && <Folded label={t('flows.run.output')} text={textOf(output)} />}
    </>
  )
}

function Folded({ label, text }: { label: string; text: string }) {
  return (
    <details className="mt-2 text-sm">
      <summary className="cursor-pointer rounded-control text-muted">{label}</summary>
      <Text text={text} />
    </details>
  )
}

const Text = ({ text }: { text: string }) => (
  <div className="mt-1 max-h-80 overflow-y-auto rounded-control bg-sunken p-3 break-words whitespace-pre-wrap">
    {text}
  </div>
)
