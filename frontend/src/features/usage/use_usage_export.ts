import { useState } from 'react'
import { usageCsv } from '#frontend/features/usage/usage_csv'
import type { UsageFilter } from '#frontend/features/usage/usage_filter'
import { isModelCall, listQuery } from '#frontend/features/usage/use_usage'
import { saveFile } from '#frontend/lib/exporting/save_file'
import { toast } from '#frontend/lib/toast'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'
import { useTimeZone } from '#frontend/lib/time/time_zone'
import { beginningOfList } from '#frontend/lib/loading/whole_list'

/** Rows that one file holds at most. */
const MAX_EXPORTED_ROWS = 10_000

/** Saves the calls that the filter lets through as one CSV file, the newest first. */
export function useUsageExport(filter: UsageFilter, from: string) {
  const [isBusy, setBusy] = useState(false)
  const zone = useTimeZone()

  const exportUsage = async () => {
    setBusy(true)
    try {
      const query = { ...listQuery(filter, from, zone), limit: 500 }
      const { items, isCut } = await beginningOfList('usage.index', { query }, MAX_EXPORTED_ROWS)
      const name = `usage-${new Date().toISOString().slice(0, 10)}.csv`
      saveFile({ name, type: 'text/csv', content: usageCsv(items.filter(isModelCall)) })
      const values = { name, count: items.length }
      const text = t(isCut ? 'usage.csv.cut' : 'usage.csv.done', values)
      toast({ title: t('common.export.done'), text })
    } catch (error) {
      const reason = reasonOf(error)
      const text = t('usage.csv.failed', { reason })
      toast({ title: t('usage.csv.error'), text, tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, exportUsage: () => void exportUsage() }
}
