import db from '@adonisjs/lucid/services/db'
import type { AuditActor, AuditOutcome } from '#app/auth/services/audit/audit_entries'
import { type Cursor, DEFAULT_LIMIT, readCursor } from '#app/core/paging'

interface Filter {
  /** The person that it was done to. */
  personId?: string
  /** Who did it. */
  actorId?: string
  limit?: number
  cursor?: string
}

interface NamedPerson {
  id: string
  email: string | null
  firstName: string | null
  lastName: string | null
}

/** What an administrator, a command or a schedule did. People are named as they are called now. */
export interface FoundAuditEntry {
  id: string
  createdMs: number
  action: string
  outcome: AuditOutcome
  actorKind: AuditActor['kind']
  /** Null where no person did it, and where the account is gone. */
  actor: NamedPerson | null
  subject: { kind: string; id: string | null; label: string | null } | null
  person: NamedPerson | null
  details: Record<string, string | number | boolean | null> | null
}

type Row = Record<string, unknown>

const NAMES = ['id', 'email', 'first_name', 'last_name'] as const

const named = (table: string) => NAMES.map((column) => `${table}.${column} as ${table}_${column}`)

/** One page of the audit log, the newest first. */
export async function findAuditEntries({
  personId,
  actorId,
  limit = DEFAULT_LIMIT,
  cursor,
}: Filter) {
  const query = db
    .from('audit_entries')
    .leftJoin('users as actors', 'actors.id', 'audit_entries.actor_id')
    .leftJoin('users as people', 'people.id', 'audit_entries.person_id')
    .select('audit_entries.*', ...named('actors'), ...named('people'))
    .orderBy('audit_entries.id', 'desc')
    .limit(limit)
  if (personId) query.where('audit_entries.person_id', personId)
  if (actorId) query.where('audit_entries.actor_id', actorId)
  const after = readCursor(cursor)
  if (after) query.where('audit_entries.id', '<', after.id)
  const rows: Row[] = await query
  const entries = rows.map(entryFrom)
  const last = entries.length === limit ? entries[limit - 1] : null
  return { entries, next: last && ({ value: '', id: last.id } satisfies Cursor) }
}

function entryFrom(row: Row): FoundAuditEntry {
  const { subject_kind: kind, subject_id: id, subject_label: label, details } = row
  return {
    ...{ id: String(row.id), createdMs: Number(row.created_ms), action: String(row.action) },
    outcome: row.outcome as AuditOutcome,
    actorKind: row.actor_kind as AuditActor['kind'],
    actor: personIn(row, 'actors'),
    subject: kind === null ? null : ({ kind, id, label } as FoundAuditEntry['subject']),
    person: personIn(row, 'people'),
    details: (typeof details === 'string'
      ? JSON.parse(details)
      : details) as FoundAuditEntry['details'],
  }
}

function personIn(row: Row, table: string): NamedPerson | null {
  const text = (column: (typeof NAMES)[number]) => row[`${table}_${column}`] as string | null
  const id = text('id')
  return id === null
    ? null
    : { id, email: text('email'), firstName: text('first_name'), lastName: text('last_name') }
}
