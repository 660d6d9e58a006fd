import { ApprovalNotice } from '#frontend/features/flows/runs/approval_notice'
import type { Step } from '#frontend/features/flows/flows_api'
import { itemNumber } from '#frontend/features/flows/run_steps/item_number'
import { t } from '#frontend/lib/texts'

interface Props {
  /** One for each item. */
  steps: Step[]
  /** What the step is called. */
  name: string
  /** Null where the flow is gone. */
  flowId: string | null
}

/** Each loads its text, so the others come as these are decided. */
const MAX_OPEN = 10

/** The items of a For each that wait for a decision, each with its text and both answers. */
export function WaitingItems({ steps, name, flowId }: Props) {
  const waiting = steps.filter(({ status, approval }) => status === 'waiting' && approval)
  const more = waiting.length - MAX_OPEN
  return (
    <>
      {waiting.slice(0, MAX_OPEN).map(({ key, runId, approval }) => {
        const item = t('flows.run.item', { number: itemNumber(key) ?? 1 })
        return (
          <section key={key} aria-label={`${item}: ${name}`} className="mt-3">
            <h4 className="text-sm font-medium">{item}</h4>
            <ApprovalNotice approval={approval!} {...{ runId, name, flowId }} />
          </section>
        )
      })}
      {more > 0 && (
        <p className="mt-2 text-sm text-muted">{t('flows.run.moreItemsWait', { count: more })}</p>
      )}
    </>
  )
}
