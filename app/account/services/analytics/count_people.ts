import db from '@adonisjs/lucid/services/db'
import type { CountsOfDay } from '#app/account/domain/analytics/figures'
import { IS_OUTER_RUN } from '#app/account/services/analytics/count_work'
import { rowsInSpans, type Span } from '#app/core/dialects/spans'

type Row = Record<string, number | string>

/** Different people of each span who made a prompt, have an entry in their history, or started a run. */
export async function countActivePeople(spans: readonly Span[]): Promise<CountsOfDay[]> {
  const people = (table: string, column: string) =>
    rowsInSpans(spans, table, column).select('spans.place', `${table}.user_id`)
  const active = people('activities', 'created_at').union([
    people('prompts', 'created_at'),
    people('runs', 'created_ms').whereRaw(IS_OUTER_RUN),
    people('past_runs', 'created_ms'),
  ])
  const rows: Row[] = await db
    .from(active.as('active'))
    .select('place')
    .countDistinct('user_id as people')
    .groupBy('place')
  return rows.map(({ place, people: count }) => ({
    ...{ place: Number(place), activePeople: Number(count) },
  }))
}

/** What a person has to have, in the order of the funnel. */
const STEPS = {
  improved: `exists (select 1 from activities
    where activities.user_id = users.id and activities.type = 'prompt_refined'
      and activities.refined_excerpt is not null)`,
  kept: `exists (select 1 from prompts
    where prompts.user_id = users.id and prompts.saved_at is not null
      and prompts.deleted_at is null)`,
  // Runs are removed after a while; that a credit was held for one stays.
  ran: `exists (select 1 from credit_lines
    where credit_lines.user_id = users.id and credit_lines.kind = 'hold')`,
  paid: `exists (select 1 from payments
    where payments.user_id = users.id and payments.kind = 'payment' and payments.cents > 0
      and payments.is_live = ?)`,
}

/**
 * The people of each span by when they signed up, and how far they came until now: each step counts those who did it and
 * all steps before.
 * @param isLive whether payments of the live mode count, or those of a test
 */
export async function countSignUps(
  spans: readonly Span[],
  isLive: boolean
): Promise<CountsOfDay[]> {
  const steps = Object.entries(STEPS)
  const reached = rowsInSpans(spans, 'users', 'created_at').select('spans.place')
  for (const [name, condition] of steps) {
    const values = name === 'paid' ? [isLive] : []
    reached.select(db.raw(`case when ${condition} then 1 else 0 end as ${name}`, values))
  }
  const query = db.from(reached.as('people')).select('place').count('* as newPeople')
  for (const [at, [name]] of steps.entries()) {
    const product = steps.slice(0, at + 1).map(([step]) => step)
    query.select(db.raw(`sum(${product.join(' * ')}) as ${name}`))
  }
  const rows: Row[] = await query.groupBy('place')
  return rows.map((row) => ({
    ...{ place: Number(row.place), newPeople: Number(row.newPeople) },
    ...{ improved: Number(row.improved), kept: Number(row.kept) },
    ...{ ran: Number(row.ran), paid: Number(row.paid) },
  }))
}
