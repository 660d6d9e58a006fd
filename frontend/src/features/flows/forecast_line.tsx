import { forecastOf, type PastRun, type Range } from '#app/flows/domain/forecast'
import { type Run, useRuns } from '#frontend/features/flows/flows_api'
import { t } from '#frontend/lib/texts'

const SMALLEST_DOLLARS = 0.0001

/** What the next run of a flow will usually take, by the runs before it. Nothing before the first. */
export function ForecastLine({ flowId }: { flowId: string }) {
  const { runs } = useRuns(flowId)
  const forecast = forecastOf(runs.filter(isWhole).map(pastOf))
  if (!forecast) return null
  const { milliseconds, tokens, cost, runs: count } = forecast
  const parts = [
    inWords(milliseconds, (value) => (value / 1000).toFixed(value < 10_000 ? 1 : 0), 's'),
    ...(tokens[1] > 0 ? [inWords(tokens, (value) => value.toLocaleString('en-US'), 'tokens')] : []),
    ...(cost[1] >= SMALLEST_DOLLARS ? [inWords(cost, (value) => `$${value.toFixed(4)}`)] : []),
  ]
  return (
    <p className="text-sm text-muted">
      {t('flows.form.forecast', { parts: parts.join(', '), count })}
    </p>
  )
}

/** What was reused took no time. */
const isWhole = ({ status, replayOf, credits }: Run) =>
  status === 'succeeded' && replayOf === null && credits === 1

const pastOf = ({ createdAt, endedAt, inputTokens, outputTokens, cost }: Run): PastRun => ({
  milliseconds: Date.parse(endedAt!) - Date.parse(createdAt),
  tokens: inputTokens + outputTokens,
  cost,
})

function inWords([from, to]: Range, format: (value: number) => string, unit = ''): string {
  const [low, high] = [format(from), format(to)]
  return `${low === high ? low : `${low} to ${high}`} ${unit}`.trim()
}
