import { Sheet } from 'lucide-react'
import { Button } from '#frontend/components/button'
import type { UsageFilter } from '#frontend/features/usage/usage_filter'
import { useUsageExport } from '#frontend/features/usage/use_usage_export'
import { t } from '#frontend/lib/texts'

/** The calls that the filter lets through as a file, not only those that are loaded. */
export function UsageExport({ filter, from }: { filter: UsageFilter; from: string }) {
  const { isBusy, exportUsage } = useUsageExport(filter, from)
  return (
    <Button size="sm" variant="ghost" icon={Sheet} isBusy={isBusy} onClick={exportUsage}>
      {t(isBusy ? 'usage.csv.busy' : 'usage.csv.export')}
    </Button>
  )
}
