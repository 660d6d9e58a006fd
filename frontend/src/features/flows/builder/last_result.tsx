import { FileText } from 'lucide-react'
import { IconButton } from '#frontend/components/icon_button'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { useShowPanel } from '#frontend/features/flows/builder/selection'
import { useShown } from '#frontend/features/flows/builder/versions/shown'
import { useRuns } from '#frontend/features/flows/flows_api'
import { t } from '#frontend/lib/texts'

/** Shows what the last run gave; nothing before the first one. */
export function LastResult() {
  const { flow } = useBuilder()
  const { shown, show } = useShown()
  const showPanel = useShowPanel()
  const last = useRuns(flow.id).runs.find(({ only }) => only === null)
  if (!last || (shown.type === 'run' && shown.id === last.id)) return null
  const open = () => {
    show({ type: 'run', id: last.id, with: null })
    showPanel()
  }
  return <IconButton icon={FileText} label={t('builder.lastResult')} onClick={open} />
}
