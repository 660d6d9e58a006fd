import { forecastOf, type PastRun } from '#app/flows/domain/runs/forecast'
import { dollarText, rangeText, timeText, tokenText } from '#frontend/features/flows/amounts'
import { type Run, useRuns } from '#frontend/features/flows/flows_api'
import { countText } from '#frontend/lib/figures'
import { t } from '#frontend/lib/texts'

/** What the next run of a flow will usually take, by the runs before it. Nothing before the first. */
export function ForecastLine({ flowId }: { flowId: string }) {
  const { runs } = useRuns(flowId)
  const forecast = forecastOf(runs.filter(isWhole).map(pastOf))
  if (!forecast) return null
  const { milliseconds, tokens, cost, runs: count } = forecast
  const parts = [
    rangeText(milliseconds, timeText),
    ...(tokens[1] > 0 ? [tokenText(rangeText(tokens, countText))] : []),
    ...(cost[1] > 0 ? [rangeText(cost, dollarText)] : []),
  ]
  return (
    <p className="text-sm text-muted">
      {t('flows.form.forecast', { parts: parts.join(', '), count })}
    </p>
  )
}

/** Whether a run carried out all of its steps. Steps that are reused take no time, and would distort the forecast. */
const isWhole = ({ status, replayOf, only, credits }: Run) =>
  status === 'succeeded' && replayOf === null && only === null && credits === 1

const pastOf = ({ createdAt, endedAt, waitedMs, ...run }: Run): PastRun => ({
  milliseconds: Date.parse(endedAt!) - Date.parse(createdAt) - waitedMs,
  tokens: run.inputTokens + run.outputTokens,
  cost: run.cost,
})
