import { isFileFormat, type ExportFormat } from '#app/prompts/domain/export/formats'
import { noteActivity, type ClientActivity } from '#frontend/prompts/prompt_calls'
import { toastError } from '#frontend/prompts/prompt_toasts'
import { copyText } from '#frontend/lib/clipboard'
import { toast } from '#frontend/lib/toast'
import { t } from '#frontend/lib/texts'
import { useExporting, type Leaving } from '#frontend/lib/exporting/use_exporting'
import { openTool, type Tool } from '#frontend/lib/external_tools'

export type Which = NonNullable<ClientActivity['variant']>

export interface CopyTexts {
  title: string
  text: string
}

/** What is said when marks were copied in place of what is private. */
export const copiedMasked = (): CopyTexts => ({
  title: t('privacy.send.maskedCopied'),
  text: t('privacy.send.maskedCopiedLead'),
})

/**
 * What can be done with a text everywhere. The text leaves at once; the history learns of it
 * afterwards, and a history that does not answer spoils nothing.
 */
export function usePromptActions(prompt: string | null | (() => Promise<string>)) {
  const { busy, exportAs: leave } = useExporting()

  const note = async (happening: Omit<ClientActivity, 'promptId'>) => {
    try {
      const promptId = typeof prompt === 'function' ? await prompt() : prompt
      if (!promptId) return
      await noteActivity({ ...happening, promptId })
    } catch {
      return
    }
  }

  const copy = async (text: string, variant: Which, texts: CopyTexts) => {
    const isCopied = await copyText(text)
    if (!isCopied) {
      toastError(t('create.toast.copyFailed'))
      return false
    }
    toast(texts)
    void note({ type: 'prompt_copied', variant })
    return true
  }

  const exportAs = (exported: Leaving['prompt'], variant: Which, chosen: ExportFormat) => {
    const onExported = (format: ExportFormat) =>
      void note({
        type: isFileFormat(format) ? 'prompt_exported' : 'prompt_copied',
        variant,
        format,
      })
    void leave({ prompt: exported, onExported }, chosen)
  }

  const openIn = async (tool: Tool, text: string, variant: Which, texts: CopyTexts) => {
    if (await copy(text, variant, texts)) openTool(tool)
  }

  return { copy, exportAs, busy, openIn }
}
