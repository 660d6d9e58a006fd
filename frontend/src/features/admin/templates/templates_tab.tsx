import { LayoutTemplate, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#frontend/components/button'
import { EmptyState } from '#frontend/components/empty_state'
import { SearchField } from '#frontend/components/fields/search_field'
import { Select } from '#frontend/components/fields/select'
import { LoadError } from '#frontend/components/load_error'
import { LoadMore } from '#frontend/components/load_more'
import { NoMatch } from '#frontend/components/no_match'
import { RowsSkeleton } from '#frontend/components/skeleton'
import { DeletedTemplates } from '#frontend/features/admin/templates/deleted_templates'
import { AdminTemplateCard } from '#frontend/features/admin/templates/template_card'
import {
  type OpenTemplate,
  TemplateDialog,
} from '#frontend/features/admin/templates/template_dialog'
import { useAdminTemplates } from '#frontend/features/admin/templates/templates_api'
import { useDeskAddress } from '#frontend/features/admin/use_desk_address'
import { toast } from '#frontend/lib/toast'
import { useDebouncedText } from '#frontend/lib/use_debounced_text'
import { t } from '#frontend/lib/texts'

const SHOWN = ['kept', 'deleted'] as const

/** The templates of administrators: what there is, and all that can be done with it. */
export function TemplatesTab() {
  const { read, change } = useDeskAddress()
  const isDeleted = read('only') === 'deleted'
  const [search, setSearch] = useState('')
  const [typed, setTyped] = useDebouncedText(search, setSearch)
  const [open, setOpen] = useState<OpenTemplate | null>(null)
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-60 flex-1">
          <SearchField
            label={t('admin.templates.search')}
            placeholder={t('admin.templates.search')}
            value={typed}
            onChange={setTyped}
          />
        </div>
        <Select
          label={t('admin.templates.show')}
          value={isDeleted ? 'deleted' : 'kept'}
          onChange={(value) => change({ only: value === 'deleted' ? value : null })}
          options={SHOWN.map((value) => ({ value, label: t(`admin.templates.shown.${value}`) }))}
        />
        <Button variant="primary" icon={Plus} onClick={() => setOpen({ template: null })}>
          {t('admin.templates.create')}
        </Button>
      </div>
      {isDeleted ? (
        <DeletedTemplates search={search.trim()} onClear={() => setSearch('')} />
      ) : (
        <TemplateList search={search.trim()} onClear={() => setSearch('')} onOpen={setOpen} />
      )}
      {open && <TemplateDialog {...open} onClose={() => setOpen(null)} />}
    </>
  )
}

/** As specified, beside what the list says itself. */
function useFailureToast(hasFailed: boolean): void {
  useEffect(() => {
    if (!hasFailed) return
    const text = t('admin.templates.failed')
    toast({ title: t('admin.templates.error'), text, tone: 'danger' })
  }, [hasFailed])
}

interface ListProps {
  search: string
  onClear: () => void
  onOpen: (open: OpenTemplate) => void
}

function TemplateList({ search, onClear, onOpen }: ListProps) {
  const { query, templates } = useAdminTemplates({ search })
  const hasFailed = query.isError && templates.length === 0
  useFailureToast(hasFailed)
  if (query.isPending) return <RowsSkeleton label={t('admin.templates.loading')} rows={4} />
  if (hasFailed)
    return <LoadError title={t('admin.templates.failed')} onRetry={() => void query.refetch()} />
  if (templates.length === 0 && search)
    return (
      <NoMatch
        title={t('admin.templates.noMatch')}
        text={t('admin.templates.noMatchText', { search })}
        onClear={onClear}
      />
    )
  if (templates.length === 0)
    return (
      <EmptyState
        icon={LayoutTemplate}
        title={t('admin.templates.emptyTitle')}
        text={t('admin.templates.emptyText')}
      />
    )
  return (
    <>
      <ul aria-label={t('admin.templates.list')} className="mt-5 grid gap-4 lg:grid-cols-2">
        {templates.map((template) => (
          <AdminTemplateCard key={template.id} template={template} onOpen={onOpen} />
        ))}
      </ul>
      <LoadMore query={query} />
    </>
  )
}
