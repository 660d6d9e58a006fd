import { useQueryClient } from '@tanstack/react-query'
import type { ExportedPrompt } from '#app/prompts/domain/export/exported_prompt'
import { isFileFormat, type ExportFormat } from '#app/prompts/domain/export/formats'
import { outdateLists, type Version } from '#frontend/features/saved/prompts_api'
import { versionQuery, versionsQuery } from '#frontend/features/saved/versions/use_versions'
import { api } from '#frontend/lib/api'
import { engine } from '#frontend/lib/engine/engine_client'
import { itemsOf } from '#app/core/domain/paging'
import { useExporting } from '#frontend/lib/exporting/use_exporting'

interface Named {
  id: string
  title: string
}

/** Exports a saved prompt, whose text is given or else asked for, and keeps that in the history. */
export function useExport() {
  const client = useQueryClient()
  const { busy, exportAs: leave } = useExporting()

  const shownPrompt = async ({ id, title }: Named, content: string) => {
    const newest = itemsOf(client.getQueryData(versionsQuery(id).queryKey)).at(0)
    const opened = newest && (await client.fetchQuery(versionQuery(id, newest.version)))
    return promptOf(title, content, opened)
  }

  const note = async (id: string, format: ExportFormat) => {
    const type = isFileFormat(format) ? 'prompt_exported' : 'prompt_copied'
    await api.activities
      .store({ body: { type, promptId: id, variant: 'draft', format } })
      .then(() => outdateLists(client))
      .catch(() => undefined)
  }

  const exportAs = (named: Named, format: ExportFormat, content?: string) => {
    const prompt = () =>
      content === undefined ? keptPrompt(named.id) : shownPrompt(named, content)
    void leave({ prompt, onExported: (left) => void note(named.id, left) }, format)
  }

  return { busy, exportAs }
}

async function keptPrompt(id: string): Promise<ExportedPrompt> {
  const { title, draft, version } = await api.prompts.show({ params: { id } })
  const params = { id, version: String(version) }
  return promptOf(title, draft, version > 0 ? await api.promptVersions.show({ params }) : null)
}

/** Improvements and reasons go along where the text is that of the newest version. */
async function promptOf(
  title: string,
  content: string,
  newest: Version | undefined | null
): Promise<ExportedPrompt> {
  const same = newest?.content === content ? newest : null
  const { improvements = [], reasoning = '' } = same ?? {}
  const score = same?.score ?? (await scoreOf(content))
  return { title, content, improvements, reasoning, score }
}

async function scoreOf(text: string): Promise<number> {
  const { score } = await engine.assess(text)
  return score.value
}
