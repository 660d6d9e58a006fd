import type { Figures } from '#app/ai/domain/figures'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/usage'

export const MEASURES = ['calls', 'tokens', 'cost'] as const
export type Measure = (typeof MEASURES)[number]

export interface DayFigures extends Figures {
  day: string
}

const MICROS = 1_000_000
const LANGUAGE = 'en'

export const countText = (count: number): string => count.toLocaleString(LANGUAGE)

/** US dollars, with more digits the smaller they are. */
export function moneyText(micros: number): string {
  const dollars = micros / MICROS
  const digits = dollars === 0 || dollars >= 1 ? 2 : 4
  const least = 10 ** -digits
  const shown = dollars > 0 && dollars < least ? least : dollars
  const amount = shown.toLocaleString(LANGUAGE, {
    ...{ style: 'currency', currency: 'USD' },
    ...{ minimumFractionDigits: 2, maximumFractionDigits: digits },
  })
  return shown > dollars ? `< ${amount}` : amount
}

/** What calls cost, and how many of them have no known price. */
export function costText({ costMicros, unpriced }: Figures): string {
  if (costMicros === null) return t('usage.unknown')
  const cost = moneyText(costMicros)
  return unpriced > 0 ? t('usage.unpriced', { cost, count: unpriced }) : cost
}

export function valueOf(figures: Figures, measure: Measure): number {
  if (measure === 'calls') return figures.calls
  if (measure === 'cost') return figures.costMicros ?? 0
  return figures.inputTokens + figures.outputTokens
}

export const measureText = (value: number, measure: Measure): string =>
  measure === 'cost' ? moneyText(value) : countText(value)

/** A day of the calendar (YYYY-MM-DD) as people read it. */
export const dayText = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(LANGUAGE, {
    ...{ dateStyle: 'medium', timeZone: 'UTC' },
  })
