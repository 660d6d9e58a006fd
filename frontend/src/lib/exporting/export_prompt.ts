import { exportFile } from '#app/prompts/domain/export/export_file'
import type { ExportedPrompt } from '#app/prompts/domain/export/exported_prompt'
import type { FileFormat } from '#app/prompts/domain/export/formats'
import { loadExportFont, saveExportFile } from '#frontend/lib/exporting/save_export'

/** Saves a prompt as a file and says so. Throws where its writer or a font cannot be loaded. */
export async function exportPrompt(
  prompt: ExportedPrompt,
  format: FileFormat,
  onOther: (format: FileFormat) => void
): Promise<true> {
  const tools = { madeAt: new Date(), loadFont: loadExportFont }
  saveExportFile(await exportFile(prompt, format, tools), () => onOther('docx'))
  return true
}
