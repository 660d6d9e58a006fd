import { RouteLink } from '#frontend/components/route_link'
import type { Cause, CreditEntry } from '#app/billing/domain/credit_entries'
import { useDates } from '#frontend/lib/time/dates'
import { creditCount } from '#frontend/features/usage/credit_count'
import { t } from '#frontend/lib/texts'

export function CreditRow({ entry }: { entry: CreditEntry }) {
  const { time } = useDates()
  const { at, credits, source, what } = entry
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 text-sm">
      <span className="min-w-0 font-medium break-words">
        {what.kind === 'run' ? <RunTitle flow={what.flow} /> : <OtherTitle {...what} />}
      </span>
      <span className="text-muted tabular-nums">
        {creditCount(credits)}
        {what.kind === 'run' && ` · ${t(`usage.credits.states.${what.state}`)}`}
        {source === 'sandbox' && ` · ${t('usage.credits.ofSandbox')}`}
      </span>
      <time dateTime={at} className="text-muted sm:ml-auto">
        {time(at)}
      </time>
    </li>
  )
}

type What<Kind extends CreditEntry['what']['kind']> = Extract<CreditEntry['what'], { kind: Kind }>

function RunTitle({ flow }: Pick<What<'run'>, 'flow'>) {
  if (!flow) return t('usage.credits.deletedFlow')
  return (
    <RouteLink to={`/flow-builder/${flow.id}`} className="text-link">
      {flow.title}
    </RouteLink>
  )
}

function OtherTitle({ movement, cause }: What<'other'>) {
  if (!cause) return t(`usage.credits.movements.${movement}`)
  const title = t(`usage.credits.causes.${cause}`)
  if (!IS_PAYMENT.has(cause)) return title
  return (
    <RouteLink to="/settings?tab=subscription" className="text-link">
      {title}
    </RouteLink>
  )
}

/** What the list of invoices has, too. */
const IS_PAYMENT: ReadonlySet<Cause> = new Set(['packBought', 'packReturned'])
