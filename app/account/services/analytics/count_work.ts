import db from '@adonisjs/lucid/services/db'
import type { CountsOfDay } from '#app/account/domain/analytics/figures'
import { rowsInSpans, type Span } from '#app/core/dialects/spans'

type Row = Record<string, number | string | null>

/** Prompts of each span by when they were created. */
export async function countPromptsMade(spans: readonly Span[]): Promise<CountsOfDay[]> {
  const rows: Row[] = await rowsInSpans(spans, 'prompts', 'created_at')
    .select('spans.place')
    .count('* as made')
    .groupBy('spans.place')
  return rows.map(({ place, made }) => ({ place: Number(place), promptsMade: Number(made) }))
}

/** Improvements of each span. What was left as it was is none. */
export async function countPromptsImproved(spans: readonly Span[]): Promise<CountsOfDay[]> {
  const rows: Row[] = await rowsInSpans(spans, 'activities', 'created_at')
    .where('activities.type', 'prompt_refined')
    .whereNotNull('activities.refined_excerpt')
    .select('spans.place')
    .count('* as improved')
    .groupBy('spans.place')
  return rows.map((row) => ({ place: Number(row.place), promptsImproved: Number(row.improved) }))
}

/** A run that is inside no other one. As `is null`, SQLite would look up all of them for each span, and not the span. */
export const IS_OUTER_RUN = "coalesce(runs.parent_run_id, '') = ''"

const FIGURE_OF_STATUS: Record<string, keyof CountsOfDay> = {
  succeeded: 'runsSucceeded',
  failed: 'runsFailed',
  canceled: 'runsCanceled',
}

/** Runs of each span by when and how they ended, those that were removed since, too. */
export async function countRuns(spans: readonly Span[]): Promise<CountsOfDay[]> {
  const kept = rowsInSpans(spans, 'runs', 'ended_ms')
    .whereRaw(IS_OUTER_RUN)
    .select('spans.place', 'runs.status')
  const removed = rowsInSpans(spans, 'past_runs', 'ended_ms').select(
    'spans.place',
    'past_runs.status'
  )
  const rows: Row[] = await db
    .from(kept.unionAll([removed]).as('ended'))
    .select('place', 'status')
    .count('* as runs')
    .groupBy('place', 'status')
  return rows.flatMap(({ place, status, runs }) => {
    const figure = FIGURE_OF_STATUS[String(status)]
    return figure ? [{ place: Number(place), [figure]: Number(runs) }] : []
  })
}
