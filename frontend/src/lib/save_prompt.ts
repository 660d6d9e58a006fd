import { exportFile } from '#app/prompts/domain/export/export_file'
import type { ExportedPrompt, ExportFile } from '#app/prompts/domain/export/exported_prompt'
import type { FileFormat } from '#app/prompts/domain/export/formats'
import { saveFile } from '#frontend/lib/save_file'
import { toast } from '#frontend/lib/toast'
import { t } from '#frontend/lib/texts'

const loadFont = async (file: string) => {
  const fonts = await import('#frontend/lib/export_fonts')
  return fonts.loadFont(file)
}

/** Saves a prompt as a file and says so. Throws where its writer or a font cannot be loaded. */
export async function savePrompt(
  prompt: ExportedPrompt,
  format: FileFormat,
  onOther: (format: FileFormat) => void
): Promise<true> {
  const file = await exportFile(prompt, format, { madeAt: new Date(), loadFont })
  saveFile(file)
  if (file.unset.length === 0) {
    const text = t('common.export.doneAs', { name: file.name })
    toast({ title: t('common.export.done'), text })
  } else tellGaps(file, () => onOther('docx'))
  return true
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
