import { useMemo, useRef } from 'react'
import { FlowCard } from '#frontend/features/flows/my_flows/flow_card'
import type { ListedFlow } from '#frontend/features/flows/my_flows/flow_lists'
import { useKeptFocus } from '#frontend/features/flows/my_flows/use_kept_focus'

export function FlowCards({ flows }: { flows: ListedFlow[] }) {
  const list = useRef<HTMLUListElement>(null)
  const ids = useMemo(() => flows.map(({ id }) => id), [flows])
  useKeptFocus(list, ids)
  return (
    <ul ref={list} className="mt-3 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {flows.map((flow) => (
        <FlowCard key={flow.id} flow={flow} />
      ))}
    </ul>
  )
}
