import { useCallback } from 'react'
import { isBlankText } from '#app/core/domain/blank_text'
import { LoadError } from '#frontend/components/load_error'
import { FlowCards } from '#frontend/features/flows/my_flows/flow_cards'
import { FlowToolbar } from '#frontend/features/flows/my_flows/flow_toolbar'
import type { FlowView } from '#frontend/features/flows/my_flows/flow_view'
import { CardsSkeleton } from '#frontend/features/flows/my_flows/cards_skeleton'
import { MoreFlows } from '#frontend/features/flows/my_flows/more_flows'
import { NoFlows } from '#frontend/features/flows/my_flows/no_flows'
import { useShownFlows, type ShownFlows } from '#frontend/features/flows/my_flows/use_shown_flows'
import { useDebouncedText } from '#frontend/lib/use_debounced_text'
import { t } from '#frontend/lib/texts'

interface Props {
  view: FlowView
  onChange: (part: Partial<FlowView>) => void
}

/** The flows of one tab, or why there are none. What is typed is searched for after a pause in the typing. */
export function FlowList({ view, onChange }: Props) {
  const rest = useCallback((search: string) => onChange({ search }), [onChange])
  const [typed, setTyped] = useDebouncedText(view.search, rest)
  const shown = useShownFlows(view)
  const clear = () => {
    setTyped('')
    onChange({ search: '' })
  }
  const hasAny = shown.flows !== undefined && shown.flows.length > 0
  return (
    <>
      {(hasAny || shown.isPlaceholderData || !isBlankText(view.search)) && (
        <FlowToolbar
          search={typed}
          onSearch={(text) => (text === '' ? clear() : setTyped(text))}
          sort={view.sort}
          onSort={(sort) => onChange({ sort })}
        />
      )}
      <Flows shown={shown} view={view} onClear={clear} />
    </>
  )
}

interface FlowsProps {
  shown: ShownFlows
  view: FlowView
  onClear: () => void
}

function Flows({ shown, view: { tab, search }, onClear }: FlowsProps) {
  const { flows, isPending, isPlaceholderData, refetch, more } = shown
  if (isPending || (isPlaceholderData && flows?.length === 0))
    return <CardsSkeleton label={t('myFlows.loading')} />
  if (!flows) {
    return (
      <LoadError
        title={t('myFlows.listFailed')}
        text={t('myFlows.listFailedText')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (flows.length === 0) return <NoFlows tab={tab} search={search} onClear={onClear} />
  const count = more?.hasNextPage ? 'myFlows.firstCount' : 'myFlows.count'
  return (
    <>
      <p role="status" className="mt-4 text-sm text-muted">
        {t(count, { count: flows.length })}
      </p>
      <FlowCards flows={flows} />
      {more && <MoreFlows query={more} />}
    </>
  )
}
