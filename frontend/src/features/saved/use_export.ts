import { useQueryClient } from '@tanstack/react-query'
import { outdateLists, type OpenPrompt } from '#frontend/features/saved/prompts_api'
import { versionsQuery } from '#frontend/features/saved/use_versions'
import { api } from '#frontend/lib/api'
import { engine } from '#frontend/lib/engine_client'
import { exportFile, saveFile, type ExportFormat } from '#frontend/lib/export_prompt'
import { itemsOf } from '#frontend/lib/pages'

/** Saves the prompt as a file; improvements and reasons go along where its text is that of a version. */
export function useExport() {
  const client = useQueryClient()
  return async ({ id, title }: OpenPrompt, content: string, format: ExportFormat) => {
    const versions = itemsOf(client.getQueryData(versionsQuery(id).queryKey))
    const same = versions.find((version) => version.content === content)
    const { improvements = [], reasoning = '' } = same ?? {}
    const qualityScore = same?.qualityScore ?? (await scoreOf(content))
    saveFile(exportFile({ title, content, improvements, reasoning, qualityScore }, format))
    await api.activities
      .store({ body: { type: 'prompt_exported', promptId: id, variant: 'draft', format } })
      .then(() => outdateLists(client))
      .catch(() => undefined)
  }
}

async function scoreOf(text: string): Promise<number> {
  const { score } = await engine.judge(text)
  return score.filled
}
