import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { READY_FLOWS } from '#app/flows/domain/ready_flows/ready_flow_list'
import { Button } from '#frontend/components/button'
import { useReadyFlow } from '#frontend/features/flows/flows_api'
import { asksPerson } from '#frontend/features/flows/start/asks_person'
import { t } from '#frontend/lib/texts'

/** The ready flows that do about what a goal asks for, each to be used instead of the proposal. */
export function NearReadyFlows({ ids, proposed }: { ids: string[]; proposed: FlowGraph }) {
  const copy = useReadyFlow()
  const flows = ids.flatMap((id) => READY_FLOWS.find((flow) => flow.id === id) ?? [])
  if (flows.length === 0) return null
  return (
    <div className="mt-4 rounded-control bg-sunken p-4">
      <h3 className="text-sm font-medium">{t('myFlows.start.near')}</h3>
      <ul className="mt-2 grid gap-3">
        {flows.map((flow) => (
          <li key={flow.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
            <div className="min-w-48 flex-1">
              <p className="font-medium break-words">{flow.title}</p>
              <p className="text-muted">{flow.purpose}</p>
              {asksPerson(proposed) && !asksPerson(flow.graph) && (
                <p className="font-medium">{t('myFlows.start.asksNobody')}</p>
              )}
            </div>
            <Button
              size="sm"
              isBusy={copy.isPending && copy.variables.id === flow.id}
              aria-label={t('flows.list.useLabel', { title: flow.title })}
              onClick={() => !copy.isPending && copy.mutate(flow)}
            >
              {t('flows.list.use')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
