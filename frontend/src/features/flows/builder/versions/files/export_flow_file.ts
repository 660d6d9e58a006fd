import { exportFlow } from '#app/flows/domain/files/flow_file'
import { flowFileName } from '#frontend/features/flows/builder/versions/files/flow_file_name'
import type { OpenFlow } from '#frontend/features/flows/flows_api'
import { saveFile } from '#frontend/lib/exporting/save_file'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'

/** Hands a flow as one file to the browser's downloads. */
export function exportFlowFile({ title, context, tags, graph }: OpenFlow): void {
  const content = exportFlow({ title, context, tags, graph })
  const name = flowFileName(title)
  saveFile({ name, type: 'application/json', content })
  toast({ title: t('flowVersions.file.exported'), text: name, tone: 'success' })
}
