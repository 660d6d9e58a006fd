import type { FlowNode } from '#app/flows/domain/graph/graph'
import { Button } from '#frontend/components/button'
import { RouteLink } from '#frontend/components/route_link'
import type { OpenRun, Step } from '#frontend/features/flows/flows_api'
import { answersText, outputText } from '#frontend/features/flows/run_steps/step_text'
import { useWholeStep } from '#frontend/features/flows/run_steps/use_whole_step'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'

interface Props {
  node: FlowNode
  step: Step
  /** Of the run, for a step that asks. */
  inputs: OpenRun['inputs']
  /** What it has written so far. */
  text: string
  /** Shows the output unfolded. */
  isOpen?: boolean
}

/** What went into a step and what came out of it, folded but for what is being written. */
export function StepDetails({ node, step: listed, inputs, text, isOpen }: Props) {
  const { step, ...long } = useWholeStep(listed)
  const { output, error, attempt, earlierError, status, reused } = step
  const given = givenTo(step)
  const answers = node.kind === 'ask' ? answersText(node, inputs) : ''
  const isWriting = status === 'running' && text !== ''
  return (
    <>
      <Attempt count={attempt} earlier={earlierError} />
      {reused && <Origin reused={reused} />}
      {error && <p className="mt-2 text-sm break-words text-danger">{error.message}</p>}
      {answers && <Folded label={t('flows.run.inputs')} text={answers} />}
      {given && <Folded label={t('flows.run.given')} text={given} />}
      {isWriting && <Written label={t('flows.run.writing')} text={text} />}
      {output !== null && (
        <Folded label={t('flows.run.output')} text={outputText(node, output)} isOpen={isOpen} />
      )}
      {long.isLeftOut && <LongTexts bytes={step.leftOutBytes} {...long} />}
    </>
  )
}

interface LongTextsProps extends Omit<ReturnType<typeof useWholeStep>, 'step'> {
  bytes: number
}

/** Loads an input and output that did not come with the run. */
function LongTexts({ bytes, isLoading, error, load }: LongTextsProps) {
  return (
    <div className="mt-2 text-sm">
      {error && !isLoading && (
        <p role="alert" className="mb-2 break-words text-danger">
          {t('flows.run.longFailed', { reason: reasonOf(error) })}
        </p>
      )}
      <Button size="sm" isBusy={isLoading} onClick={load}>
        {t('flows.run.showLong', { megabytes: megabytes(bytes) })}
      </Button>
    </div>
  )
}

const megabytes = (bytes: number): string =>
  (bytes / 1e6).toLocaleString('en-US', { maximumSignificantDigits: 2 })

function Attempt({ count, earlier }: { count: number; earlier: Step['earlierError'] }) {
  if (count === 1 && !earlier) return null
  return <p className="mt-1 text-sm break-words text-muted">{attemptText(count, earlier)}</p>
}

function attemptText(count: number, earlier: Step['earlierError']): string {
  if (!earlier) return t('flows.run.attempt', { count })
  if (earlier.code === 'worker_stopped') return t('flows.run.attemptStopped')
  return t('flows.run.attemptAfter', { count, error: earlier.message })
}

/** The input of a step. The question to a person or another flow is shown with the answer instead. */
const givenTo = ({ input, approval, childRunId }: Step): string | null =>
  approval || childRunId ? null : input

function Origin({ reused: { by, runId } }: { reused: NonNullable<Step['reused']> }) {
  return (
    <p className="mt-1 text-sm text-muted">
      {t(`flows.run.reused.${by}`)}{' '}
      <RouteLink to={`/runs/${runId}`} className="text-link">
        {t('flows.run.openReused')}
      </RouteLink>
    </p>
  )
}

/** What is being written. */
export const Written = ({ label, text }: { label: string; text: string }) => (
  <div aria-busy className="mt-2 text-sm">
    <p className="text-muted">{label}</p>
    <Text text={text} />
  </div>
)

function Folded({ label, text, isOpen }: { label: string; text: string; isOpen?: boolean }) {
  return (
    <details className="mt-2 text-sm" open={isOpen}>
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
