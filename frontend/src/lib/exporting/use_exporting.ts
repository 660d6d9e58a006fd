import { useState } from 'react'
import type { ExportedPrompt } from '#app/prompts/domain/export/exported_prompt'
import { isFileFormat, type ExportFormat } from '#app/prompts/domain/export/formats'
import { copyAsChat } from '#frontend/lib/exporting/copy_as_chat'
import { exportPrompt } from '#frontend/lib/exporting/export_prompt'
import { t } from '#frontend/lib/texts'
import { toastFailedExport } from '#frontend/lib/exporting/toast_failed_export'

export interface Leaving {
  /** A prompt, or how to get it. */
  prompt: ExportedPrompt | (() => Promise<ExportedPrompt>)
  /** Called for each format in which it has left. */
  onExported?: (format: ExportFormat) => void
}

/**
 * Exports prompts in any of the formats and says how it went; `busy` is the format that is being
 * written, or null.
 */
export function useExporting() {
  const [busy, setBusy] = useState<ExportFormat | null>(null)

  const exportAs = async (leaving: Leaving, format: ExportFormat): Promise<void> => {
    const again = (other: ExportFormat) => void exportAs(leaving, other)
    setBusy(format)
    try {
      const prompt = promised(leaving.prompt)
      const hasLeft = isFileFormat(format)
        ? await exportPrompt(await prompt, format, again)
        : await copyAsChat(prompt)
      if (hasLeft) leaving.onExported?.(format)
    } catch (error) {
      toastFailedExport({
        format: t(`common.export.formats.${format}`),
        text: t('common.export.failedText'),
        onRetry: () => again(format),
        error,
      })
    } finally {
      setBusy(null)
    }
  }

  return { busy, exportAs }
}

async function promised(prompt: Leaving['prompt']): Promise<ExportedPrompt> {
  return typeof prompt === 'function' ? prompt() : prompt
}
