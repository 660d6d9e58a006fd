import { exportFlow } from '#app/flows/domain/files/flow_file'
import { fileName } from '#app/prompts/domain/export/file_name'
import type { OpenFlow } from '#frontend/features/flows/flows_api'
import { saveFile } from '#frontend/lib/exporting/save_file'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'

/** Hands a flow as one file to the browser's downloads. */
export function exportFlowFile({ title, context, tags, graph }: OpenFlow): void {
  const content = exportFlow({ title, context, tags, graph })
  const name = fileName(title, 'flow.json', 'flow')
  saveFile({ name, type: 'application/json', content })
  toast({ title: t('flowVersions.file.exported'), text: name, tone: 'success' })
}
