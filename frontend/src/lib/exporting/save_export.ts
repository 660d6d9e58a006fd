import type { ExportFile } from '#app/prompts/domain/export/exported_prompt'
import { saveFile } from '#frontend/lib/exporting/save_file'
import { toast } from '#frontend/lib/toast'
import { t } from '#frontend/lib/texts'

/** A font that a PDF is set in. Throws `ApiError`. */
export async function loadExportFont(file: string): Promise<Uint8Array> {
  const fonts = await import('#frontend/lib/exporting/export_fonts')
  return fonts.loadFont(file)
}

/** Saves what was exported and says so, or which letters it lacks; then `onWord` exports it as Word. */
export function saveExportFile(file: ExportFile, onWord: () => void): void {
  saveFile(file)
  if (file.unset.length > 0) return tellGaps(file, onWord)
  const text = t('common.export.doneAs', { name: file.name })
  toast({ title: t('common.export.done'), text })
}

const NAMED = 12

function tellGaps({ name, unset }: ExportFile, onWord: () => void): void {
  const named = unset.slice(0, NAMED).join(' ')
  const more = unset.length - NAMED
  const letters = more > 0 ? t('common.export.gapsMore', { named, count: more }) : named
  toast({
    title: t('common.export.gaps'),
    text: t('common.export.gapsText', { name, letters }),
    action: { label: t('common.export.gapsAction'), onAction: onWord },
  })
}
