import { useState } from 'react'
import { isBlankText } from '#app/core/domain/blank_text'
import { arrangePrompts } from '#frontend/features/saved/list/arrange_prompts'
import { listCsv, type ListedText } from '#frontend/features/saved/list/list_csv'
import type { PromptFilter } from '#frontend/features/saved/list/prompt_filter'
import { engine } from '#frontend/lib/engine/engine_client'
import { saveFile } from '#frontend/lib/exporting/save_file'
import { toast } from '#frontend/lib/toast'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'
import { wholeList } from '#frontend/lib/loading/whole_list'

/** Saves every saved prompt that the filter lets through, in the order that is shown, as one CSV file. */
export function useListExport(filter: PromptFilter) {
  const [isBusy, setBusy] = useState(false)

  const exportList = async () => {
    setBusy(true)
    try {
      const prompts = await listedTexts(filter)
      const name = `saved-prompts-${new Date().toISOString().slice(0, 10)}.csv`
      saveFile({ name, type: 'text/csv', content: listCsv(prompts) })
      const text = t('saved.csv.done', { name, count: prompts.length })
      toast({ title: t('common.export.done'), text })
    } catch (error) {
      const text = t('saved.csv.failed', { reason: reasonOf(error) })
      toast({ title: t('saved.toast.error'), text, tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, exportList: () => void exportList() }
}

const PAGE = 100

/** In the order of their making: no change meanwhile moves one past the page that is asked for. */
async function listedTexts(filter: PromptFilter): Promise<ListedText[]> {
  const { search, tag, folder } = filter
  const found = await wholeList('prompt_texts.index', {
    query: {
      ...{ saved: 'true', sort: 'created', limit: PAGE },
      ...{
        search: isBlankText(search) ? undefined : search.trim(),
        tag: tag || undefined,
        folder: folder || undefined,
      },
    },
  })
  const { pinned, others } = arrangePrompts(found, filter)
  const texts: ListedText[] = []
  for (const prompt of [...pinned, ...others]) {
    texts.push({ ...prompt, score: prompt.score ?? (await scoreOf(prompt.content)) })
  }
  return texts
}

async function scoreOf(text: string): Promise<number> {
  const { score } = await engine.assess(text)
  return score.value
}
