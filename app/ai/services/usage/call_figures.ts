import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import db from '@adonisjs/lucid/services/db'
import type { Figures } from '#app/ai/domain/figures'

type Row = Record<string, string | number | null>

/** Calls that nobody stopped and that were not answered; calls that used tokens of no known price. */
const FAILED = "sum(case when outcome in ('answered', 'stopped') then 0 else 1 end) as failures"
const UNPRICED =
  'sum(case when cost_micros is null and input_tokens + output_tokens > 0 then 1 else 0 end) as unpriced'

/** Calls added up in the database, by the beginning of their time: 10 characters are a day, 16 a minute, in UTC. */
export function figuresByTime(characters: 10 | 16): DatabaseQueryBuilderContract<Row> {
  const time = `substr(cast(created_at as varchar(19)), 1, ${characters})`
  return db
    .from('model_calls')
    .select('provider', 'model')
    .select(db.raw(`${time} as time`), db.raw(FAILED), db.raw(UNPRICED))
    .count('* as calls')
    .sum({ inputTokens: 'input_tokens', outputTokens: 'output_tokens', costMicros: 'cost_micros' })
    .groupBy('provider', 'model')
    .groupByRaw(time)
}

export interface TimedFigures extends Figures {
  time: string
  provider: string
  model: string
}

/** PostgreSQL hands sums over as text. */
export const readFigures = (row: Row): TimedFigures => ({
  time: String(row.time),
  provider: String(row.provider),
  model: String(row.model),
  calls: Number(row.calls),
  failures: Number(row.failures),
  inputTokens: Number(row.inputTokens),
  outputTokens: Number(row.outputTokens),
  costMicros: costOf(row),
  unpriced: Number(row.unpriced),
})

/** Calls without tokens cost nothing, whatever the price. */
const costOf = ({ costMicros, unpriced }: Row) =>
  costMicros === null && Number(unpriced) > 0 ? null : Number(costMicros)
