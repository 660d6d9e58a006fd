import { useBuilder } from '#frontend/features/flows/builder/builder'
import { ComparisonPanel } from '#frontend/features/flows/builder/versions/comparison_panel'
import { Publishing } from '#frontend/features/flows/builder/versions/publishing'
import { SaveVersion } from '#frontend/features/flows/builder/versions/save_version'
import { useShown } from '#frontend/features/flows/builder/versions/shown'
import { useVersionActions } from '#frontend/features/flows/builder/versions/use_version_actions'
import { VersionList } from '#frontend/features/flows/builder/versions/version_list'
import { mayEdit } from '#frontend/features/flows/flow_rights'

/** The saved versions of the flow, or what differs between two of them. */
export function VersionsPanel() {
  const { shown } = useShown()
  const isEditor = mayEdit(useBuilder().flow)
  const actions = useVersionActions()
  if (shown.type === 'comparison')
    return <ComparisonPanel before={shown.before} after={shown.after} />
  return (
    <div className="grid gap-6">
      {isEditor && <SaveVersion actions={actions} />}
      {isEditor && <Publishing actions={actions} />}
      <VersionList actions={actions} />
    </div>
  )
}
