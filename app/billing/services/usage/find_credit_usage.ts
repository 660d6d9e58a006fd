import db from '@adonisjs/lucid/services/db'
import type { Account, MovementKind, Source } from '#app/billing/domain/book'

/** One movement of credits as the database stores it. */
export interface CreditUsageRow {
  id: string
  created_at: string
  kind: MovementKind
  from: Account
  to: Account
  amount: number
  source: Source
  reference: string
}

/** The flow that a run belongs to; not there once it was deleted. */
export interface FlowOfRun {
  id: string
  title: string
}

/** Finds the flows of the runs that some references stand for. The module of flows has it. */
export type FindFlows = (userId: string, references: string[]) => Promise<Map<string, FlowOfRun>>

/** With the flow whose run it was for. */
export interface CreditUsage extends CreditUsageRow {
  flow: FlowOfRun | null
}

interface Page {
  limit: number
  since?: string
  before?: string
  /** The last row of the page before. */
  after: { value: string; id: string } | null
}

/** Movements of the credits of a person, newest first. */
export async function findCreditUsage(
  userId: string,
  page: Page,
  findFlows: FindFlows
): Promise<CreditUsage[]> {
  const rows = await findMovements(userId, page)
  const references = rows.map(({ reference }) => reference)
  const flows = await findFlows(userId, references)
  return rows.map((row) => ({ ...row, flow: flows.get(row.reference) ?? null }))
}

function findMovements(
  userId: string,
  { limit, since, before, after }: Page
): Promise<CreditUsageRow[]> {
  const query = db
    .from('credit_lines as l')
    .join('credit_lines as other', (join) =>
      join.on('other.cause', 'l.cause').andOnVal('other.side', 0)
    )
    .where('l.user_id', userId)
    .where('l.side', 1)
    .select('l.movement_id as id', 'l.created_at', 'l.kind', 'l.amount', 'l.source', 'l.reference')
    .select('other.account as from', 'l.account as to')
    .orderBy([
      { column: 'l.created_at', order: 'desc' },
      { column: 'l.movement_id', order: 'desc' },
    ])
    .limit(limit)
  if (since) query.where('l.created_at', '>=', since)
  if (before) query.where('l.created_at', '<', before)
  if (after) {
    query.where((earlier) =>
      earlier
        .where('l.created_at', '<', after.value)
        .orWhere((same) =>
          same.where('l.created_at', after.value).where('l.movement_id', '<', after.id)
        )
    )
  }
  return query
}
