import { momentCell, toCsv, type Column } from '#app/prompts/domain/export/csv'
import type { Data } from '#client/data'
import { t } from '#frontend/lib/texts'

export type ListedText = Data.Prompts.PromptText & { score: number }

/** Saved prompts as the rows of a spreadsheet. */
export function listCsv(prompts: readonly ListedText[]): string {
  return toCsv(columns(), prompts)
}

const columns = (): Column<ListedText>[] => [
  { title: t('saved.csv.title'), cell: ({ title }) => title },
  { title: t('saved.csv.category'), cell: ({ category }) => category },
  { title: t('saved.csv.tags'), cell: ({ tags }) => tags.join(', ') },
  { title: t('saved.csv.score'), cell: ({ score }) => score },
  { title: t('saved.csv.created'), cell: ({ createdAt }) => momentCell(createdAt) },
  { title: t('saved.csv.updated'), cell: ({ updatedAt }) => momentCell(updatedAt) },
  { title: t('saved.csv.prompt'), cell: ({ content }) => content },
]
