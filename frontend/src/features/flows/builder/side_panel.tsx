import { askFieldsOf } from '#app/flows/domain/inputs'
import { Tabs } from '#frontend/components/tabs'
import { BatchCard } from '#frontend/features/flows/batches/batch_card'
import { BatchList } from '#frontend/features/flows/batches/batch_list'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { Inspector } from '#frontend/features/flows/builder/inspector/inspector'
import { usePanel } from '#frontend/features/flows/builder/selection'
import { CompareRun } from '#frontend/features/flows/builder/versions/running/compare_run'
import { RunDetails } from '#frontend/features/flows/builder/versions/running/run_details'
import { VersionsPanel } from '#frontend/features/flows/builder/versions/versions_panel'
import type { OpenFlow } from '#frontend/features/flows/flows_api'
import { RunForm } from '#frontend/features/flows/run_form'
import { RunList } from '#frontend/features/flows/runs/run_list'
import { t } from '#frontend/lib/texts'

/** The settings of the chosen step, what runs the flow, and its versions. */
export function SidePanel() {
  const { panel, openPanel } = usePanel()
  return (
    <aside
      aria-label={t('builder.panel.label')}
      className="min-h-0 overflow-y-auto border-line bg-raised px-4 pb-6 max-lg:border-t lg:border-l"
    >
      <Tabs
        label={t('builder.panel.label')}
        value={panel}
        onChange={openPanel}
        isEven
        tabs={[
          { value: 'step', label: t('builder.panel.step'), content: <Inspector /> },
          { value: 'run', label: t('builder.panel.run'), content: <RunPanel /> },
          { value: 'versions', label: t('builder.panel.versions'), content: <VersionsPanel /> },
        ]}
      />
    </aside>
  )
}

/** A form with other fields is another form. */
const fieldsOf = ({ graph }: OpenFlow): string => JSON.stringify(askFieldsOf(graph))

function RunPanel() {
  const { flow, graph, problems, sync } = useBuilder()
  const edited = { ...flow, graph }
  const isSound = problems.length === 0
  return (
    <div className="grid gap-6">
      <RunDetails />
      <RunForm key={fieldsOf(edited)} flow={edited} isSound={isSound} save={() => sync.flush()} />
      <BatchCard flow={edited} isSound={isSound} />
      <BatchList flowId={flow.id} />
      <RunList flowId={flow.id} actions={(run) => <CompareRun id={run.id} />} />
    </div>
  )
}
