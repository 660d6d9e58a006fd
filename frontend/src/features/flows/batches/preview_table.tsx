import { CellTable } from '#frontend/features/flows/batches/cell_table'
import type { BatchPreview } from '#frontend/features/flows/batches/batches_api'
import { t } from '#frontend/lib/texts'

/** The first rows of a file as they stand in it. */
export function PreviewTable({ preview }: { preview: BatchPreview }) {
  const { headers, rows, rowCount } = preview
  const more = rowCount - rows.length
  return (
    <div>
      <h3 className="font-semibold">{t('batches.start.preview')}</h3>
      <CellTable
        caption={t('batches.start.preview')}
        headers={[t('batches.start.rowHead'), ...headers]}
        rows={rows.map(({ row, cells }) => ({
          key: row,
          cells: [row, ...headers.map((_, at) => cells[at])],
        }))}
      />
      {more > 0 && (
        <p className="mt-2 text-sm text-muted">{t('batches.start.more', { count: more })}</p>
      )}
    </div>
  )
}
