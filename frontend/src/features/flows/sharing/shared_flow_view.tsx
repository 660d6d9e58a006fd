import { Info } from 'lucide-react'
import { Button } from '#frontend/components/button'
import type { SharedFlow } from '#frontend/features/flows/sharing/flow_shares_api'
import { SharedStep } from '#frontend/features/flows/sharing/shared_step'
import { useSharedFlow } from '#frontend/features/flows/sharing/use_shared_flow'
import { useDates } from '#frontend/lib/time/dates'
import { t } from '#frontend/lib/texts'

/** What the flow is for, its steps in order, and the way to a copy. */
export function SharedFlowView({ token, flow }: { token: string; flow: SharedFlow }) {
  const { title, context, steps, sharedBy, createdAt, expiresAt } = flow
  const { use, isBusy, isReady, isVisitor } = useSharedFlow(token)
  const { date } = useDates()
  const by = sharedBy
    ? t('myFlows.shared.by', { name: sharedBy, date: date(createdAt) })
    : t('myFlows.shared.on', { date: date(createdAt) })
  return (
    <article>
      <h1 className="font-serif text-[28px] leading-tight text-balance break-words">{title}</h1>
      <p className="mt-2 text-sm text-muted">
        {by} {expiresAt !== null && t('myFlows.shared.until', { date: date(expiresAt) })}
      </p>
      {context !== '' && <p className="mt-4 break-words whitespace-pre-wrap">{context}</p>}
      <div className="mt-6">
        <Button variant="primary" onClick={use} disabled={!isReady} isBusy={isBusy}>
          {t('myFlows.shared.use')}
        </Button>
        <p className="mt-2 text-sm text-muted">
          {t('myFlows.shared.copied')} {isVisitor && t('myFlows.shared.signIn')}
        </p>
      </div>
      {steps.some(({ runsOwnFlow }) => runsOwnFlow) && (
        <p className="mt-4 flex gap-2 rounded-card bg-warning-soft p-4 text-sm text-warning">
          <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t('myFlows.shared.nested')}
        </p>
      )}
      <Steps steps={steps} />
    </article>
  )
}

function Steps({ steps }: Pick<SharedFlow, 'steps'>) {
  return (
    <section aria-labelledby="shared-steps" className="mt-8">
      <h2 id="shared-steps" className="text-xl font-semibold">
        {t('flows.flow.steps')}
      </h2>
      <ol className="mt-3 grid gap-2">
        {steps.map((step, at) => (
          <SharedStep key={at} step={step} />
        ))}
      </ol>
    </section>
  )
}
