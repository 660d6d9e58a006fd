import { isBlankText } from '#app/core/domain/blank_text'
import { PURPOSES, type Purpose } from '#app/ai/domain/purposes'
import { MEASURES, type Measure } from '#frontend/lib/figures'

export const PERIODS = [7, 30, 90] as const
export type Period = (typeof PERIODS)[number]

export interface UsageFilter {
  days: Period
  purpose: Purpose | 'all'
  /** Empty means all. */
  model: string
  /** What the chart shows. */
  measure: Measure
}

export const WHOLE: UsageFilter = { days: 30, purpose: 'all', model: '', measure: 'calls' }

/** What an address says; what it says wrongly counts as not said. */
export function readFilter(address: URLSearchParams): UsageFilter {
  const valueOf = (name: string) => address.get(name)
  return {
    days: PERIODS.find((days) => String(days) === valueOf('days')) ?? WHOLE.days,
    purpose: PURPOSES.find((purpose) => purpose === valueOf('purpose')) ?? WHOLE.purpose,
    model: (valueOf('model') ?? '').slice(0, 200),
    measure: MEASURES.find((measure) => measure === valueOf('show')) ?? WHOLE.measure,
  }
}

/** The same filter as query of an address, without what it says anyway. */
export function addressOf({ days, purpose, model, measure }: UsageFilter): URLSearchParams {
  const query = new URLSearchParams()
  if (days !== WHOLE.days) query.set('days', String(days))
  if (purpose !== WHOLE.purpose) query.set('purpose', purpose)
  if (!isBlankText(model)) query.set('model', model)
  if (measure !== WHOLE.measure) query.set('show', measure)
  return query
}

export const isNarrowed = ({ purpose, model }: UsageFilter): boolean =>
  purpose !== 'all' || !isBlankText(model)

/** What the server is asked for. */
export const askedOf = ({ purpose, model }: UsageFilter) => ({
  purpose: purpose === 'all' ? undefined : purpose,
  model: isBlankText(model) ? undefined : model,
})
