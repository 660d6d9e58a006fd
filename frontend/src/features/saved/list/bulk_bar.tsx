import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#frontend/components/button'
import { Checkbox } from '#frontend/components/fields/checkbox'
import { useRemoval } from '#frontend/features/saved/use_removal'
import type { Selection } from '#frontend/features/saved/list/use_selection'
import { t } from '#frontend/lib/texts'

interface Props {
  selection: Selection
  /** What can be done with the whole list, while nothing is selected. */
  children?: ReactNode
}

export function BulkBar({ selection, children }: Props) {
  const { remove } = useRemoval()
  const { selected, isAll } = selection
  const removeAll = () => {
    selection.clear()
    void remove(selected)
  }
  return (
    <div
      role="group"
      aria-label={t('saved.bulk.bar')}
      className="mt-3 flex min-h-10 flex-wrap items-center gap-3 px-3 sm:px-4"
    >
      <span className="flex">
        <Checkbox
          label={t('saved.bulk.selectAll')}
          checked={isAll ? true : selected.length > 0 ? 'indeterminate' : false}
          onChange={selection.toggleAll}
        />
      </span>
      <span aria-live="polite" className="text-sm text-muted">
        {selected.length > 0 && t('saved.bulk.selected', { count: selected.length })}
      </span>
      <span className="ml-auto flex flex-wrap justify-end gap-2">
        {selected.length === 0 ? (
          children
        ) : (
          <>
            <Button size="sm" variant="ghost" onClick={selection.clear}>
              {t('saved.bulk.clear')}
            </Button>
            <Button size="sm" icon={Trash2} onClick={removeAll}>
              {t('saved.bulk.remove')}
            </Button>
          </>
        )}
      </span>
    </div>
  )
}
