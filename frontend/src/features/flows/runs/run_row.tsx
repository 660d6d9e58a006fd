import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { textOf } from '#app/flows/domain/variables'
import { Moment } from '#frontend/components/moment'
import { elapsed } from '#frontend/features/flows/elapsed'
import type { Run } from '#frontend/features/flows/flows_api'
import { useRunOpener } from '#frontend/features/flows/run_opener'
import { RunStatus } from '#frontend/features/flows/run_status'
import { t } from '#frontend/lib/texts'

interface Props {
  run: Run
  /** What its flow is called, where the list is of more than one. */
  title?: string
  /** What else can be done with it. */
  children?: ReactNode
}

/** UTF-16 units of an input: the line is clipped where it ends before. */
const MAX_INPUT_LENGTH = 200

/** A run in a list: what it was about, what kind it is, and what became of it. */
export function RunRow({ run, title, children }: Props) {
  const { id, status, stoppedBy, version, createdAt } = run
  const input = firstInputOf(run)
  const opener = useRunOpener()
  return (
    <li className="grid gap-1 px-4 py-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to={opener.addressOf(id)}
          className="min-w-0 rounded-control font-medium break-words underline-offset-4 hover:underline"
        >
          {title && `${title}, `}
          <Moment at={createdAt} />
        </Link>
        <span className="ml-auto">
          <RunStatus status={status} stoppedBy={stoppedBy} />
        </span>
      </div>
      {input && <p className="truncate">{input}</p>}
      <p className="text-muted">
        {[t('flows.flow.version', { version }), ...factsOf(run)].join(' · ')}
      </p>
      {children}
    </li>
  )
}

/** What was given first, in one line. */
function firstInputOf({ inputs }: Run): string {
  const texts = Object.values(inputs).map((value) => textOf(value).replaceAll(/\s+/g, ' ').trim())
  return (texts.find((text) => text !== '') ?? '').slice(0, MAX_INPUT_LENGTH).toWellFormed()
}

function factsOf(run: Run): string[] {
  const { createdAt, endedAt, credits } = run
  const kind = kindOf(run)
  return [
    ...(kind ? [t(`flows.runs.kinds.${kind}`)] : []),
    ...(credits === null ? [] : [t('flows.runs.credits', { count: credits })]),
    ...(endedAt ? [t('flows.run.took', { time: elapsed(createdAt, endedAt) })] : []),
  ]
}

function kindOf({ batchId, only, replayOf }: Run) {
  if (batchId) return 'row'
  if (only) return 'step'
  return replayOf ? 'replay' : null
}
