import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { v7 } from 'uuid'
import type { Book, Change } from '#app/billing/domain/book'
import { startPeriod } from '#app/billing/domain/ledger'
import {
  type Applied,
  grantAfter,
  planReference,
  type PlanStep,
  planStepsTo,
} from '#app/billing/domain/payments/plan_change'
import type { Standing } from '#app/billing/domain/payments/standing'
import { periodAt } from '#app/billing/domain/periods'
import { PLAN_LIMITS } from '#app/billing/domain/plans'
import { storeBook } from '#app/billing/services/ledger/balance_row'
import { addLines, entriesOf, type EntryMovement } from '#app/billing/services/ledger/credit_lines'
import { type Moment, openBook, type OpenBook } from '#app/billing/services/ledger/open_book'

interface NewPlan extends Moment {
  /** The subscription that gives the Pro plan; null for the free plan. */
  standing: Standing | null
  /** What the credits were last given for. */
  applied: Applied
}

/**
 * Gives a person the plan that they pay for, and its credits: a new subscription begins a new month of credits, and its
 * end leaves what the free plan has. The only place that changes a plan that was paid for.
 * @returns what the credits are given for now; the caller stores it in the same transaction
 */
export async function changePlan(
  { userId, now, standing, applied }: NewPlan,
  trx: TransactionClientContract
): Promise<Applied> {
  const steps = planStepsTo(standing, applied)
  if (steps.length > 0) await changeCredits({ userId, now }, standing, steps, trx)
  if (standing || applied.subscriptionId !== null) await storePlan(userId, standing, trx)
  return {
    subscriptionId: standing?.subscriptionId ?? null,
    isCut: standing?.state === 'past_due',
  }
}

async function storePlan(
  userId: string,
  standing: Standing | null,
  trx: TransactionClientContract
): Promise<void> {
  const plan = standing
    ? { plan: 'pro', plan_until_ms: standing.untilMs, credits_anchor_ms: standing.startedMs }
    : { plan: 'free', plan_until_ms: null }
  await trx.from('users').where('id', userId).update(plan)
}

async function changeCredits(
  moment: Moment,
  standing: Standing | null,
  steps: PlanStep[],
  trx: TransactionClientContract
): Promise<void> {
  const opened = await openBook(moment, [], trx)
  const { book, entries } = steps.reduce<Pick<OpenBook, 'book' | 'entries'>>(
    (before, step) => afterStep(before, step, standing, moment),
    opened
  )
  await addLines(entries, trx)
  await storeBook(moment.userId, book, opened.isNew, trx)
}

function afterStep(
  { book, entries }: Pick<OpenBook, 'book' | 'entries'>,
  step: PlanStep,
  standing: Standing | null,
  moment: Moment
): Pick<OpenBook, 'book' | 'entries'> {
  const period = standing && step === 'begin' ? periodAt(standing.startedMs, moment.now) : null
  const made = { ...moment, step }
  if (!period || period.start === book.period.start) {
    const change = grantAfter(book, step)
    return { book: change.book, entries: [...entries, ...entriesFor(book, change, made)] }
  }
  const { ended, begun, book: after } = startPeriod(book, period, PLAN_LIMITS.pro.creditsPerMonth)
  return {
    book: after,
    entries: [
      ...entries,
      ...entriesFor(book, { movements: ended }, made),
      ...entriesFor(after, { movements: begun }, made),
    ],
  }
}

/** Each step has a reference of its own. That it is made once is known from what was applied. */
const entriesFor = (
  { period }: Book,
  { movements }: Pick<Change, 'movements'>,
  { userId, now, step }: Moment & { step: PlanStep }
): EntryMovement[] => {
  const reference = planReference(step, v7())
  return entriesOf({ userId, reference, source: 'plan', period: period.start, now }, movements)
}
