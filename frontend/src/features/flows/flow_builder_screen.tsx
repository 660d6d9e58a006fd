import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ButtonLink } from '#frontend/components/button'
import { LoadError } from '#frontend/components/load_error'
import { Moment } from '#frontend/components/moment'
import { Page } from '#frontend/components/page'
import { RowsSkeleton } from '#frontend/components/skeleton'
import { type Flow, flowsQuery } from '#frontend/features/flows/flows_api'
import { ReadyFlows } from '#frontend/features/flows/ready_flows'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/flows'

/** The flows of a person, and ready ones to start with. */
export function Component() {
  return (
    <Page
      title={t('flows.list.title')}
      lead={t('flows.list.lead')}
      action={<ButtonLink to="/runs">{t('flows.list.allRuns')}</ButtonLink>}
    >
      <OwnFlows />
      <ReadyFlows />
    </Page>
  )
}

/** Nothing where there are none yet: the ready ones follow. */
function OwnFlows() {
  const { data: flows, isPending, refetch } = useQuery(flowsQuery)
  if (isPending) return <RowsSkeleton label={t('flows.loading')} rows={2} />
  if (!flows) return <LoadError title={t('flows.list.listFailed')} onRetry={() => void refetch()} />
  if (flows.length === 0) return null
  return (
    <section aria-labelledby="own-flows" className="mb-10">
      <h2 id="own-flows" className="font-semibold">
        {t('flows.list.own')}
      </h2>
      <ul className="mt-3 divide-y divide-line card">
        {flows.map((flow) => (
          <FlowRow key={flow.id} flow={flow} />
        ))}
      </ul>
    </section>
  )
}

const STEPS = ['goal', 'context', 'steps', 'check', 'testRun', 'published'] as const

function FlowRow({ flow: { id, title, currentStep, lastAccessedAt } }: { flow: Flow }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
      <Link
        to={`/flow-builder/${id}`}
        className="min-w-0 rounded-control font-medium break-words underline-offset-4 hover:underline"
      >
        {title}
      </Link>
      <p className="text-sm text-muted">
        {progressText(currentStep)}
        {' · '}
        <Moment at={lastAccessedAt} text={(when) => t('flows.list.opened', { when })} />
      </p>
    </li>
  )
}

/** How far a flow is, and which step of its making that is. */
function progressText(step: number): string {
  const percent = Math.round((100 * step) / STEPS.length)
  const name = t(`flows.list.progressSteps.${STEPS[Math.max(step, 1) - 1]}`)
  return t('flows.list.progress', { percent, step, steps: STEPS.length, name })
}
