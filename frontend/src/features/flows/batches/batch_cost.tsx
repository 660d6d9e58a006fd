import { CreditWarning } from '#frontend/components/figures/credit_warning'
import { dollarText, rangeText, timeText } from '#frontend/features/flows/amounts'
import type { BatchPreview } from '#frontend/features/flows/batches/batches_api'
import { t } from '#frontend/lib/texts'
import { creditText } from '#frontend/lib/use_credits'

/** What the rows of a file cost at most, and how long they usually take. */
export function BatchCost({ preview: { credits, forecast } }: { preview: BatchPreview }) {
  const { needed, remaining } = credits
  if (needed === 0) return <p className="text-sm text-muted">{t('batches.start.nothing')}</p>
  return (
    <div className="grid gap-1 text-sm">
      <p className="font-medium">
        {t('batches.start.cost', { count: needed, left: creditText(remaining) })}
      </p>
      {remaining === 0 && <p className="text-danger">{t('batches.start.exhausted')}</p>}
      <CreditWarning />
      {forecast && (
        <p className="text-muted">
          {t('batches.start.time', { time: rangeText(forecast.milliseconds, timeText) })}
          {forecast.cost[1] > 0 &&
            ` ${t('batches.start.models', { cost: rangeText(forecast.cost, dollarText) })}`}
        </p>
      )}
    </div>
  )
}
