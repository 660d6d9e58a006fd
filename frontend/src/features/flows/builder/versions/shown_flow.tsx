import { RotateCcw } from 'lucide-react'
import { PLAN_LIMITS, PLAN_NAMES } from '#app/billing/domain/plans'
import { Button } from '#frontend/components/button'
import { ReadOnlyNotice } from '#frontend/components/read_only_notice'
import { RouteLink } from '#frontend/components/route_link'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { MissingGraphs } from '#frontend/features/flows/builder/versions/missing_graphs'
import { RunningFlow } from '#frontend/features/flows/builder/versions/running/running_flow'
import { type Side, useShown } from '#frontend/features/flows/builder/versions/shown'
import { ShownBar } from '#frontend/features/flows/builder/versions/shown_bar'
import { ShownGraph } from '#frontend/features/flows/builder/versions/shown_graph'
import { useComparison } from '#frontend/features/flows/builder/versions/use_comparison'
import { sideName, useGraphOf } from '#frontend/features/flows/builder/versions/use_flow_versions'
import { useVersionActions } from '#frontend/features/flows/builder/versions/use_version_actions'
import { mayEdit } from '#frontend/features/flows/flow_rights'
import { offerLink } from '#frontend/lib/offers'
import { t } from '#frontend/lib/texts'
import { useCredits } from '#frontend/lib/use_credits'

/** What is shown and cannot be changed: a version, a comparison or a run in the place of the draft, or a read-only flow. */
export function ShownFlow() {
  const { shown } = useShown()
  if (shown.type === 'version') return <ShownVersion version={shown.version} />
  if (shown.type === 'comparison') return <ShownComparison {...shown} />
  if (shown.type === 'run') return <RunningFlow id={shown.id} other={shown.with} />
  return <ReadOnlyFlow />
}

/** The role of the person, or the plan, does not let the flow be changed. */
function ReadOnlyFlow() {
  const { flow, graph } = useBuilder()
  return (
    <>
      {mayEdit(flow) ? <PlanNotice /> : <ReadOnlyNotice />}
      <ShownGraph graph={graph} />
    </>
  )
}

/** The plan has no place for this flow. It can be read and run. */
function PlanNotice() {
  const { label, to } = offerLink('pro')
  const plan = useCredits()?.plan ?? 'free'
  const values = { plan: PLAN_NAMES[plan], count: PLAN_LIMITS[plan].flows ?? 0 }
  return (
    <section
      aria-labelledby="read-only"
      className="border-b border-line bg-warning-soft px-4 py-2 text-sm text-warning"
    >
      <h2 id="read-only" className="font-medium">
        {t('builder.readOnly.title')}
      </h2>
      <p>{t('builder.readOnly.text', values)}</p>
      <RouteLink to={to} className="text-link">
        {label}
      </RouteLink>
    </section>
  )
}

function ShownVersion({ version }: { version: number }) {
  const { flow } = useBuilder()
  const loaded = useGraphOf(version)
  const { isBusy, restore } = useVersionActions()
  return (
    <>
      <ShownBar text={t('flowVersions.shown.version', { version })}>
        {mayEdit(flow) && (
          <Button size="sm" icon={RotateCcw} isBusy={isBusy} onClick={() => void restore(version)}>
            {t('flowVersions.restoreThis', { version })}
          </Button>
        )}
      </ShownBar>
      {loaded.graph ? <ShownGraph graph={loaded.graph} /> : <MissingGraphs graphs={[loaded]} />}
    </>
  )
}

function ShownComparison({ before, after }: { before: Side; after: Side }) {
  const { comparison, missing } = useComparison(before, after)
  const names = { before: sideName(before), after: sideName(after) }
  return (
    <>
      <ShownBar text={t('flowVersions.shown.comparison', names)} />
      {comparison ? <ShownGraph {...comparison} /> : missing}
    </>
  )
}
