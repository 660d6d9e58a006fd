import { Sheet } from 'lucide-react'
import { Button } from '#frontend/components/button'
import type { PromptFilter } from '#frontend/features/saved/list/prompt_filter'
import { useListExport } from '#frontend/features/saved/list/use_list_export'
import { t } from '#frontend/lib/texts'

/** The list that the filter lets through as a file, whole, not only what is loaded. */
export function ListExport({ filter }: { filter: PromptFilter }) {
  const { isBusy, exportList } = useListExport(filter)
  return (
    <Button size="sm" variant="ghost" icon={Sheet} isBusy={isBusy} onClick={exportList}>
      {t(isBusy ? 'saved.csv.busy' : 'saved.csv.export')}
    </Button>
  )
}
