import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { v7 } from 'uuid'

/** Who acts: an administrator, a command on the server, a schedule, or a setting of the server. */
export type AuditActor =
  { kind: 'person'; id: string } | { kind: 'command' } | { kind: 'schedule' } | { kind: 'setting' }

/**
 * `begun` stays where the process ended before the action did; `repeated` is a request that was answered as before, so
 * that nothing was done.
 */
export type AuditOutcome = 'begun' | 'done' | 'repeated' | 'refused' | 'failed'

/** What an action was about. */
export interface AuditSubject {
  kind: string
  /** Of a person, `personId` says who it is: it goes with their account. */
  id?: string
  /** How it was called then. */
  label?: string
  /** The person that it was done to. */
  personId?: string
  /** What exactly was done: names of fields and their values. */
  details?: Record<string, string | number | boolean | null>
}

const MAX_LABEL_LENGTH = 200

function columnsOf({ kind, id, label, personId, details }: AuditSubject) {
  return {
    ...{ subject_kind: kind, subject_id: id ?? null, person_id: personId ? known(personId) : null },
    subject_label: label?.slice(0, MAX_LABEL_LENGTH).toWellFormed() ?? null,
    details: details ? JSON.stringify(details) : null,
  }
}

/** The person, or null where nobody has this id, or no longer. */
const known = (personId: string) => db.raw('(select id from users where id = ?)', [personId])

/**
 * Writes down that an action begins, before it does, so that none is missing.
 * @param action the name of its route or command
 * @returns the id of the entry
 */
export async function beginAuditEntry(
  actor: AuditActor,
  action: string,
  subject?: AuditSubject
): Promise<string> {
  const row = newRow(actor, action, 'begun', subject)
  await db.table('audit_entries').insert(row)
  return row.id
}

/** Writes down what is done in a transaction, together with it. */
export async function addAuditEntry(
  actor: AuditActor,
  action: string,
  subject: AuditSubject,
  trx: TransactionClientContract
): Promise<void> {
  await trx.table('audit_entries').insert(newRow(actor, action, 'done', subject))
}

const newRow = (
  actor: AuditActor,
  action: string,
  outcome: AuditOutcome,
  subject?: AuditSubject
) => ({
  ...{ id: v7(), created_ms: Date.now(), action, outcome, actor_kind: actor.kind },
  actor_id: actor.kind === 'person' ? actor.id : null,
  ...(subject && columnsOf(subject)),
})

/** Writes down what an action is about, before it does anything. */
export async function noteAuditSubject(id: string, subject: AuditSubject): Promise<void> {
  await db.from('audit_entries').where('id', id).update(columnsOf(subject))
}

/** Writes down how an action ended, and what it turned out to be about. */
export async function endAuditEntry(
  id: string,
  outcome: Exclude<AuditOutcome, 'begun'>,
  subject?: AuditSubject
): Promise<void> {
  await db
    .from('audit_entries')
    .where('id', id)
    .update({ outcome, ...(subject && columnsOf(subject)) })
}
