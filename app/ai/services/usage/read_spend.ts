import { DateTime } from 'luxon'
import { sumOf, type Figures } from '#app/ai/domain/figures'
import { figuresByTime, readFigures, type TimedFigures } from '#app/ai/services/usage/call_figures'
import { sqlTime } from '#app/core/sql_time'

export interface DayFigures extends Figures {
  /** YYYY-MM-DD */
  day: string
}

export interface Spend {
  /** Each day, the oldest first, in UTC. */
  days: DayFigures[]
  /** Each model that was asked, the most asked first. */
  models: (Figures & { provider: string; model: string })[]
}

/** What all people together asked of models, today and the days before. */
export async function readSpend(days: number, now: DateTime = DateTime.utc()): Promise<Spend> {
  const first = now.startOf('day').minus({ days: days - 1 })
  const rows = await figuresByTime(10).where('created_at', '>=', sqlTime(first))
  const figures = rows.map(readFigures)
  const dates = Array.from({ length: days }, (_, at) => first.plus({ days: at }).toISODate() ?? '')
  const byDay = Map.groupBy(figures, ({ time }) => time)
  const models = [...Map.groupBy(figures, ({ provider, model }) => `${provider} ${model}`).values()]
  return {
    days: dates.map((day) => ({ day, ...sumOf(byDay.get(day) ?? []) })),
    models: models.map(ofModel).sort((one, other) => other.calls - one.calls),
  }
}

const ofModel = (figures: TimedFigures[]) => {
  const [{ provider, model }] = figures
  return { provider, model, ...sumOf(figures) }
}
