import { BaseTransformer } from '@adonisjs/core/transformers'
import {
  type Analytics,
  revenueCents,
  type TotalFigures,
} from '#app/account/domain/analytics/figures'

/** What administrators see of all people together. Nobody is named. */
export default class AnalyticsTransformer extends BaseTransformer<Analytics> {
  toObject() {
    const { from, to, timeZone, days, total } = this.resource
    return {
      ...{ from, to, timeZone },
      days: days.map(({ day, ...figures }) => ({ day, ...shown(figures) })),
      total: shown(total),
    }
  }
}

const shown = (figures: TotalFigures) => ({
  activePeople: figures.activePeople,
  newPeople: figures.newPeople,
  promptsMade: figures.promptsMade,
  promptsImproved: figures.promptsImproved,
  runsSucceeded: figures.runsSucceeded,
  runsFailed: figures.runsFailed,
  runsCanceled: figures.runsCanceled,
  creditsUsed: figures.creditsUsed,
  paidCents: figures.paidCents,
  returnedCents: figures.returnedCents,
  revenueCents: revenueCents(figures),
  spendMicros: figures.spendMicros,
  unpricedCalls: figures.unpricedCalls,
  funnel: {
    signedUp: figures.newPeople,
    improved: figures.improved,
    kept: figures.kept,
    ran: figures.ran,
    paid: figures.paid,
  },
})
