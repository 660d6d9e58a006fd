import { readClipboard, writeClipboard } from '#app/flows/domain/editing/clipboard'
import { selectionOf } from '#app/flows/domain/editing/selection_of'
import type { ListTools } from '#frontend/features/flows/builder/steps/actions/list_action'
import { pasteSelection } from '#frontend/features/flows/builder/steps/actions/paste_actions'
import { copyText } from '#frontend/lib/clipboard'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'

/** Steps as a text for the clipboard. */
export const copied = ({ graph }: ListTools, ids: readonly string[]): string =>
  writeClipboard(selectionOf(graph, ids))

/** Copies steps from a menu, where there is no event of the clipboard. Resolves to whether that was allowed. */
export async function copyFromMenu(tools: ListTools, ids: readonly string[]): Promise<boolean> {
  const isCopied = await copyText(copied(tools, ids))
  const title = isCopied ? t('steps.news.copied', { count: ids.length }) : t('steps.news.notCopied')
  toast({ title, tone: isCopied ? 'plain' : 'danger' })
  return isCopied
}

/** Adds the steps of a text, or says why it cannot. */
export function pasteText(text: string, tools: ListTools): void {
  const read = readClipboard(text)
  if (read.ok) return pasteSelection(read.selection, tools)
  toast({ title: t('steps.news.nothing'), text: read.sentences[0], tone: 'danger' })
}

/** Reads the clipboard, or asks for its content where the browser does not allow that. */
export async function pasteFromMenu(tools: ListTools): Promise<void> {
  try {
    pasteText(await navigator.clipboard.readText(), tools)
  } catch {
    tools.ask({
      type: 'form',
      title: t('steps.ask.paste'),
      confirm: t('steps.ask.pasteAction'),
      fields: [{ type: 'area', label: t('steps.ask.pasteText'), value: '', maxLength: Infinity }],
      onAnswer: ([text]) => pasteText(text, tools),
    })
  }
}
