import { READY_FLOWS } from '#app/flows/domain/ready_flows/ready_flow_list'
import type { ReadyFlow } from '#app/flows/domain/ready_flows/ready_flow'
import { Badge } from '#frontend/components/badge'
import { Button } from '#frontend/components/button'
import { Card } from '#frontend/components/card'
import { useReadyFlow } from '#frontend/features/flows/flows_api'
import { asksPerson } from '#frontend/features/flows/start/asks_person'
import { ReadyResult } from '#frontend/features/flows/results/ready_result'
import { t } from '#frontend/lib/texts'

export function ReadyFlows() {
  const copy = useReadyFlow()
  return (
    <section aria-labelledby="ready-flows">
      <h2 id="ready-flows" className="font-semibold">
        {t('flows.list.ready')}
      </h2>
      <p className="mt-0.5 text-sm text-muted">{t('flows.list.readyLead')}</p>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {READY_FLOWS.map((flow) => (
          <ReadyFlowCard
            key={flow.id}
            flow={flow}
            isBusy={copy.isPending && copy.variables.id === flow.id}
            onUse={() => !copy.isPending && copy.mutate(flow)}
          />
        ))}
      </ul>
    </section>
  )
}

interface Props {
  flow: ReadyFlow
  isBusy: boolean
  onUse: () => void
}

function ReadyFlowCard({ flow: { id, title, purpose, graph }, isBusy, onUse }: Props) {
  return (
    <Card as="li" className="flex flex-col items-start gap-3">
      <div>
        <h3 className="font-medium">{title}</h3>
        <p className="mt-1 text-sm text-pretty text-muted">{purpose}</p>
      </div>
      <ReadyResult id={id} title={title} />
      <div className="mt-auto flex w-full flex-wrap items-center gap-2 pt-1">
        <Badge>{t('flows.list.steps', { count: graph.nodes.length })}</Badge>
        {asksPerson(graph) && <Badge>{t('flows.list.waits')}</Badge>}
        <Button
          size="sm"
          className="ml-auto"
          isBusy={isBusy}
          aria-label={t('flows.list.useLabel', { title })}
          onClick={onUse}
        >
          {t('flows.list.use')}
        </Button>
      </div>
    </Card>
  )
}
