import { type FileRead, importFlow, MAX_FLOW_FILE_BYTES } from '#app/flows/domain/files/flow_file'
import { t } from '#frontend/lib/texts'

/** Reads a chosen file. Whatever it does not know, it refuses in sentences. */
export async function readFlowFile(file: File): Promise<FileRead> {
  if (file.size > MAX_FLOW_FILE_BYTES)
    return { ok: false, sentences: [t('flowVersions.file.tooLarge')] }
  try {
    return importFlow(await file.text())
  } catch {
    return { ok: false, sentences: [t('flowVersions.file.unreadable')] }
  }
}
