import { ChartColumn } from 'lucide-react'
import { ButtonLink } from '#frontend/components/button'
import { EmptyState } from '#frontend/components/empty_state'
import { NoMatch } from '#frontend/components/no_match'
import { isNarrowed, WHOLE, type UsageFilter } from '#frontend/features/usage/usage_filter'
import { t } from '#frontend/lib/texts'

interface Props {
  filter: UsageFilter
  onClear: (filter: UsageFilter) => void
}

export function NoUsage({ filter, onClear }: Props) {
  if (isNarrowed(filter))
    return (
      <NoMatch text={t('usage.noMatch')} onClear={() => onClear({ ...WHOLE, days: filter.days })} />
    )
  return (
    <EmptyState icon={ChartColumn} title={t('usage.empty')} text={t('usage.emptyText')}>
      <ButtonLink variant="primary" to="/home">
        {t('usage.start')}
      </ButtonLink>
    </EmptyState>
  )
}
