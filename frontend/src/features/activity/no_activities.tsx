import { History } from 'lucide-react'
import { isBlankText } from '#app/core/domain/blank_text'
import { Button, ButtonLink } from '#frontend/components/button'
import { EmptyState } from '#frontend/components/empty_state'
import { isNarrowed, type ActivityFilter } from '#frontend/features/activity/activity_filter'
import { t } from '#frontend/lib/texts'

interface Props {
  filter: ActivityFilter
  onClear: (filter: ActivityFilter) => void
}

const NOTHING: ActivityFilter = { search: '', category: 'all', type: 'all' }

export function NoActivities({ filter, onClear }: Props) {
  const narrowed = isNarrowed(filter)
  return (
    <EmptyState icon={History} title={t('activity.empty')} text={reason(filter)}>
      {narrowed && <Button onClick={() => onClear(NOTHING)}>{t('activity.clearFilters')}</Button>}
      <ButtonLink variant="primary" to="/home">
        {t('activity.start')}
      </ButtonLink>
    </EmptyState>
  )
}

function reason({ search, category, type }: ActivityFilter): string {
  if (!isBlankText(search)) return t('activity.noMatch', { search })
  const shown = [
    category !== 'all' && t(`activity.categories.${category}`),
    type !== 'all' && t(`activity.types.${type}`),
  ].filter(Boolean)
  if (shown.length === 0) return t('activity.emptyText')
  return `${t('activity.emptyText')} ${t('activity.narrowed', { filters: shown.join(', ') })}`
}
