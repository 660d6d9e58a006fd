import { costParts, timeText, tokenText } from '#frontend/features/flows/amounts'
import type { ComparedStep, StepFacts } from '#frontend/features/flows/comparing/compare_runs'
import { OutputPair } from '#frontend/features/flows/comparing/output_pair'
import { RunStatus } from '#frontend/features/flows/runs/run_status'
import { classNames } from '#frontend/lib/class_names'
import { t } from '#frontend/lib/texts'

interface Props {
  steps: readonly ComparedStep[]
  label: string
  /** They stand under a heading of their own. */
  isPart?: boolean
  className?: string
}

/** Steps of two runs, each with what it gave in both. */
export function StepPairs({ steps, label, isPart, className }: Props) {
  return (
    <ol aria-label={label} className={classNames('grid grid-cols-1 gap-2', className)}>
      {steps.map((step) => (
        <StepPair key={step.id} step={step} isPart={isPart} />
      ))}
    </ol>
  )
}

function StepPair({ step, isPart }: { step: ComparedStep; isPart?: boolean }) {
  const Heading = isPart ? 'h3' : 'h2'
  return (
    <li className="card min-w-0 p-4">
      <Heading className="font-medium break-words">{step.name}</Heading>
      <dl className="mt-2 grid gap-2 text-sm sm:grid-cols-2">
        <Facts label={t('flowVersions.run.older')} facts={step.before} />
        <Facts label={t('flowVersions.run.newer')} facts={step.after} />
      </dl>
      <OutputPair step={step} />
    </li>
  )
}

const Facts = ({ label, facts }: { label: string; facts: StepFacts | null }) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <dt className="text-muted">{label}</dt>
    <dd className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">
      {facts ? <KnownFacts facts={facts} /> : t('flows.run.notStarted')}
    </dd>
  </div>
)

const KnownFacts = ({ facts: { outcome, milliseconds, tokens, cost } }: { facts: StepFacts }) => (
  <>
    <RunStatus {...outcome} />
    <span>{timeText(milliseconds)}</span>
    {tokens > 0 && <span>{tokenText(tokens)}</span>}
    <span className="empty:hidden">{costParts(cost)}</span>
  </>
)
