import { useState } from 'react'
import type { RowState } from '#app/prompts/domain/importing/plan_rows'
import { Button } from '#frontend/components/button'
import { Select } from '#frontend/components/fields/select'
import { RowsSkeleton } from '#frontend/components/skeleton'
import type { ImportClient } from '#frontend/features/importing/import_client'
import {
  type KnownOnServer,
  type PlannedImport,
  type PreviewOptions,
  type RowFilter,
  ROWS_PER_PAGE,
} from '#frontend/features/importing/import_session'
import { PreviewRow } from '#frontend/features/importing/preview/preview_row'
import { useRowPage } from '#frontend/features/importing/preview/use_preview'
import { t } from '#frontend/lib/texts'

interface Props {
  asked: { id: string; client: ImportClient; options: PreviewOptions }
  known: KnownOnServer | undefined
  plan: PlannedImport | undefined
}

/** Every row with its state, a page at a time. */
export function PreviewRows({ asked, known, plan }: Props) {
  const [filter, setFilter] = useState<RowFilter>('all')
  const [page, setPage] = useState(0)
  const { data } = useRowPage(asked, known, { filter, page })
  if (!plan || !data) return <RowsSkeleton label={t('importing.preview.loading')} />
  const show = (next: RowFilter) => {
    setFilter(next)
    setPage(0)
  }
  return (
    <div className="grid gap-3">
      <Select
        className="max-w-72"
        label={t('importing.preview.filter')}
        value={filter}
        onChange={show}
        options={filtersOf(plan)}
      />
      {data.rows.length === 0 ? (
        <p className="flex flex-wrap items-center gap-3 text-sm">
          {t('importing.preview.noMatch')}
          <Button size="sm" onClick={() => show('all')}>
            {t('importing.preview.showAll')}
          </Button>
        </p>
      ) : (
        <ul className="divide-y divide-line card">
          {data.rows.map((row) => (
            <PreviewRow key={row.index} row={row} />
          ))}
        </ul>
      )}
      {data.count > ROWS_PER_PAGE && <Pages page={page} count={data.count} onPage={setPage} />}
    </div>
  )
}

function filtersOf({ counts }: PlannedImport): { value: RowFilter; label: string }[] {
  const states = Object.entries(counts) as [RowState, number][]
  const all = states.reduce((sum, [, count]) => sum + count, 0)
  return [
    { value: 'all', label: t('importing.preview.all', { count: all.toLocaleString() }) },
    ...states.map(([value, count]) => ({
      value,
      label: t('importing.preview.filters', {
        ...{ state: t(`importing.row.states.${value}`), count: count.toLocaleString() },
      }),
    })),
  ]
}

interface PagesProps {
  page: number
  count: number
  onPage: (page: number) => void
}

function Pages({ page, count, onPage }: PagesProps) {
  const last = Math.ceil(count / ROWS_PER_PAGE) - 1
  const [from, to] = [page * ROWS_PER_PAGE + 1, Math.min(count, (page + 1) * ROWS_PER_PAGE)]
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p aria-live="polite" className="text-sm text-muted tabular-nums">
        {t('importing.preview.page', { from, to, count: count.toLocaleString() })}
      </p>
      <div className="flex gap-2">
        <Button size="sm" disabled={page === 0} onClick={() => onPage(page - 1)}>
          {t('importing.preview.previous')}
        </Button>
        <Button size="sm" disabled={page >= last} onClick={() => onPage(page + 1)}>
          {t('importing.preview.next')}
        </Button>
      </div>
    </div>
  )
}
