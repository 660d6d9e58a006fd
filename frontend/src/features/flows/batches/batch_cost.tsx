import type { BatchPreview } from '#frontend/features/flows/batches/batches_api'
import { t } from '#frontend/lib/texts'
import { creditText } from '#frontend/lib/use_credits'

const SMALLEST_DOLLARS = 0.0001
const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS

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
      {forecast && (
        <p className="text-muted">
          {t('batches.start.time', { time: between(forecast.milliseconds, timeText) })}
          {forecast.cost[1] >= SMALLEST_DOLLARS &&
            ` ${t('batches.start.models', { cost: between(forecast.cost, dollarText) })}`}
        </p>
      )}
    </div>
  )
}

const dollarText = (dollars: number): string => `$${dollars.toFixed(dollars < 1 ? 4 : 2)}`

function timeText(milliseconds: number): string {
  if (milliseconds >= MINUTE_MS) return `${Math.ceil(milliseconds / MINUTE_MS)} min`
  return `${Math.max(1, Math.ceil(milliseconds / SECOND_MS))} s`
}

function between([from, to]: number[], text: (value: number) => string): string {
  const [low, high] = [text(from), text(to)]
  return low === high ? low : `${low} to ${high}`
}
