import { RotateCcw, Trash2 } from 'lucide-react'
import { Button } from '#frontend/components/button'
import { EmptyState } from '#frontend/components/empty_state'
import { LoadError } from '#frontend/components/load_error'
import { LoadMore } from '#frontend/components/load_more'
import { Moment } from '#frontend/components/moment'
import { NoMatch } from '#frontend/components/no_match'
import { RowsSkeleton } from '#frontend/components/skeleton'
import {
  type AdminTemplate,
  useAdminTemplates,
  useTemplateRestoring,
} from '#frontend/features/admin/templates/templates_api'
import { daysLeft } from '#frontend/lib/time/days_left'
import { t } from '#frontend/lib/texts'

interface Props {
  search: string
  onClear: () => void
}

/** What was deleted in the last 30 days, and the way back. */
export function DeletedTemplates({ search, onClear }: Props) {
  const { query, templates } = useAdminTemplates({ search, isDeleted: true })
  const { isPending, isSuccess, isError } = query
  const isEmpty = isSuccess && templates.length === 0
  return (
    <>
      <p className="mt-4 text-sm text-muted">{t('admin.templates.bin.lead')}</p>
      {isPending && <RowsSkeleton label={t('admin.templates.loading')} rows={4} />}
      {isError && (
        <LoadError title={t('admin.templates.failed')} onRetry={() => void query.refetch()} />
      )}
      {isEmpty && search && (
        <NoMatch
          title={t('admin.templates.noMatch')}
          text={t('admin.templates.bin.noMatchText', { search })}
          onClear={onClear}
        />
      )}
      {isEmpty && !search && (
        <EmptyState
          icon={Trash2}
          title={t('admin.templates.bin.empty')}
          text={t('admin.templates.bin.emptyText')}
        />
      )}
      {templates.length > 0 && (
        <ul aria-label={t('admin.templates.bin.list')} className="mt-4 divide-y divide-line card">
          {templates.map((template) => (
            <DeletedTemplate key={template.id} template={template} />
          ))}
        </ul>
      )}
      <LoadMore query={query} />
    </>
  )
}

function DeletedTemplate({ template }: { template: AdminTemplate }) {
  const { title, description, deletedAt } = template
  const restoring = useTemplateRestoring()
  if (deletedAt === null) return null
  const left = daysLeft(deletedAt, new Date())
  return (
    <li className="flex flex-wrap gap-3 p-4">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="font-medium break-words">{title}</h2>
        <p className="mt-1 line-clamp-2 text-sm break-words text-muted">{description}</p>
        <p className="mt-2 text-xs text-muted">
          <Moment at={deletedAt} text={(when) => t('admin.templates.bin.when', { when })} />
          {' · '}
          {left === 0
            ? t('admin.templates.bin.lastDay')
            : t('admin.templates.bin.daysLeft', { count: left })}
        </p>
      </div>
      <Button
        size="sm"
        icon={RotateCcw}
        isBusy={restoring.isPending}
        aria-label={t('admin.templates.bin.restoreLabel', { title })}
        onClick={() => restoring.mutate(template)}
      >
        {t('admin.templates.bin.restore')}
      </Button>
    </li>
  )
}
