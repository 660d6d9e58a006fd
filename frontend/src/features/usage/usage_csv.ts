import { momentCell, toCsv, type Column } from '#app/prompts/domain/export/csv'
import type { Usage } from '#frontend/features/usage/use_usage'
import { t } from '#frontend/lib/texts'

/** Calls of models as the rows of a spreadsheet. */
export const usageCsv = (calls: readonly Usage[]): string => toCsv(columns(), calls)

const columns = (): Column<Usage>[] => [
  { title: t('usage.csv.columns.at'), cell: ({ at }) => momentCell(at) },
  { title: t('usage.csv.columns.purpose'), cell: ({ purpose }) => t(`usage.purposes.${purpose}`) },
  { title: t('usage.csv.columns.provider'), cell: ({ provider }) => provider },
  { title: t('usage.csv.columns.model'), cell: ({ model }) => model },
  { title: t('usage.csv.columns.inputTokens'), cell: ({ inputTokens }) => inputTokens },
  { title: t('usage.csv.columns.outputTokens'), cell: ({ outputTokens }) => outputTokens },
  {
    title: t('usage.csv.columns.isEstimate'),
    cell: ({ isEstimate }) => t(isEstimate ? 'usage.csv.yes' : 'usage.csv.no'),
  },
  { title: t('usage.csv.columns.cost'), cell: ({ cost }) => cost },
  { title: t('usage.csv.columns.firstTokenMs'), cell: ({ firstTokenMs }) => firstTokenMs },
  { title: t('usage.csv.columns.durationMs'), cell: ({ durationMs }) => durationMs },
  { title: t('usage.csv.columns.outcome'), cell: ({ outcome }) => outcome },
  { title: t('usage.csv.columns.message'), cell: ({ message }) => message },
]
