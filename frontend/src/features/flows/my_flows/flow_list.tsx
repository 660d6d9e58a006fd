import { useQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useMemo } from 'react'
import { LoadError } from '#frontend/components/load_error'
import { FlowCards } from '#frontend/features/flows/my_flows/flow_cards'
import { flowsQuery, type ListedFlow } from '#frontend/features/flows/my_flows/flow_lists'
import { FlowToolbar } from '#frontend/features/flows/my_flows/flow_toolbar'
import { flowsOfTab, shownFlows, type FlowView } from '#frontend/features/flows/my_flows/flow_view'
import { CardsSkeleton } from '#frontend/features/flows/my_flows/cards_skeleton'
import { NoFlows } from '#frontend/features/flows/my_flows/no_flows'
import { useDebouncedText } from '#frontend/lib/use_debounced_text'
import { t } from '#frontend/lib/texts'

interface Props {
  view: FlowView
  onChange: (part: Partial<FlowView>) => void
}

/** The flows of one tab, or why there are none. */
export function FlowList(props: Props) {
  const { data, isPending, refetch } = useQuery({ ...flowsQuery, refetchOnMount: 'always' })
  if (isPending) return <CardsSkeleton label={t('myFlows.loading')} />
  if (data) return <LoadedFlows flows={data} {...props} />
  return (
    <LoadError
      title={t('myFlows.listFailed')}
      text={t('myFlows.listFailedText')}
      onRetry={() => void refetch()}
    />
  )
}

/** Typing filters the list at once; the address is updated after a pause in the typing. */
function LoadedFlows({ flows, view, onChange }: Props & { flows: ListedFlow[] }) {
  const rest = useCallback((search: string) => onChange({ search }), [onChange])
  const [typed, setTyped] = useDebouncedText(view.search, rest)
  const search = useDeferredValue(typed)
  const { tab, sort } = view
  const shown = useMemo(() => shownFlows(flows, { tab, sort, search }), [flows, tab, sort, search])
  const clear = () => {
    setTyped('')
    onChange({ search: '' })
  }
  if (flowsOfTab(flows, tab).length === 0) return <NoFlows tab={tab} />
  return (
    <>
      <FlowToolbar
        search={typed}
        onSearch={(text) => (text === '' ? clear() : setTyped(text))}
        sort={sort}
        onSort={(chosen) => onChange({ sort: chosen })}
      />
      <p role="status" className="mt-4 text-sm text-muted">
        {t('myFlows.count', { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <NoFlows tab={tab} search={search} onClear={clear} />
      ) : (
        <FlowCards key={`${tab} ${sort}`} flows={shown} />
      )}
    </>
  )
}
