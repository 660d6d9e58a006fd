import { SearchX, Star, Workflow } from 'lucide-react'
import { isBlankText } from '#app/core/domain/blank_text'
import { Button, ButtonLink } from '#frontend/components/button'
import { EmptyState } from '#frontend/components/empty_state'
import type { FlowTab } from '#frontend/features/flows/my_flows/flow_view'
import { t } from '#frontend/lib/texts'

interface Props {
  tab: FlowTab
  /** The search that found nothing. */
  search?: string
  onClear?: () => void
}

/** Why no flow is shown, and what to do about it. */
export function NoFlows({ tab, search = '', onClear }: Props) {
  if (!isBlankText(search)) {
    return (
      <EmptyState
        icon={SearchX}
        title={t('myFlows.none.match')}
        text={t('myFlows.none.matchText', { search })}
      >
        <Button onClick={onClear}>{t('myFlows.none.clear')}</Button>
      </EmptyState>
    )
  }
  if (tab === 'favorites') {
    return (
      <EmptyState
        icon={Star}
        title={t('myFlows.none.favorites')}
        text={t('myFlows.none.favoritesText')}
      />
    )
  }
  return (
    <EmptyState icon={Workflow} title={t('myFlows.none.flows')} text={t('myFlows.none.flowsText')}>
      <ButtonLink variant="primary" to="/flow-builder">
        {t('myFlows.none.start')}
      </ButtonLink>
      <ButtonLink variant="ghost" to="/my-workflows?tab=templates">
        {t('myFlows.none.sample')}
      </ButtonLink>
    </EmptyState>
  )
}
