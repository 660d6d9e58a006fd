import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { v7 } from 'uuid'
import { recordActivity } from '#app/activity/services/record_activity'
import { type SqlValue, statementsOf } from '#app/core/dialects/statements'
import { storedTime } from '#app/core/sql_time'
import type { Transact } from '#app/core/transact'
import { MAX_IMPORT_PROMPTS } from '#app/prompts/domain/importing/import_limits'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'
import { searchTextOf } from '#app/prompts/models/prompt'
import type PromptImport from '#app/prompts/models/prompt_import'
import {
  type ImportCapacity,
  importCapacity,
} from '#app/prompts/services/importing/import_capacity'
import { ownImport } from '#app/prompts/services/importing/own_import'
import type { importedPromptsValidator } from '#app/prompts/validators/import_validators'
import { type CurrentWorkspace, placedIn } from '#app/workspaces/services/current_workspace'

type Row = Infer<typeof importedPromptsValidator>['prompts'][number]

/** What did not fit, and why. */
export interface LeftOut {
  count: number
  code: 'plan_limit' | 'limit_reached'
  reason: string
  hint: string
  offer: 'pro' | 'credits' | null
}

export type ImportedPrompts =
  | { ok: true; into: PromptImport; added: number; leftOut: LeftOut | null }
  | { ok: false; error: 'undone' }

/**
 * Writes the next rows of an import as saved prompts, as many of them as fit, in one transaction. Like every prompt
 * from a text that is kept as it is, they have no version until their owner saves one.
 */
export function importPrompts(
  workspace: CurrentWorkspace,
  id: string,
  rows: readonly Row[],
  transact: Transact<ImportedPrompts>
): Promise<ImportedPrompts> {
  return transact(async (trx) => {
    const into = await ownImport(workspace.personId, id, trx)
    if (into.undoneAt) return { ok: false, error: 'undone' }
    const capacity = await importCapacity(workspace.ownerId, trx)
    const fitting = rows.slice(0, countFitting(capacity, into))
    if (fitting.length > 0) await write({ into, workspace }, fitting, trx)
    return {
      ok: true,
      into,
      added: fitting.length,
      leftOut: leftOut(rows, fitting, capacity, into),
    }
  })
}

const leftInImport = ({ promptCount }: PromptImport) => MAX_IMPORT_PROMPTS - promptCount

const countFitting = ({ saved, prompts }: ImportCapacity, into: PromptImport): number =>
  Math.min(saved ?? Number.POSITIVE_INFINITY, prompts, leftInImport(into))

/** Statements of one size are prepared once; to prepare one for 200 rows takes longer than to write them. */
const ROWS_AT_ONCE = 20

const insertOf = (rows: number): string => {
  const places = `(${COLUMNS.map(() => '?').join(', ')})`
  return `insert into prompts (${COLUMNS.join(', ')}) values ${Array(rows).fill(places).join(', ')}`
}

interface Target {
  into: PromptImport
  workspace: CurrentWorkspace
}

async function write(target: Target, rows: readonly Row[], trx: TransactionClientContract) {
  const { into } = target
  const now = storedTime(DateTime.utc())
  const records = rows.map((row) => valuesOf(row, target, now))
  const statements = await statementsOf(trx)
  for (let at = 0; at < records.length; at += ROWS_AT_ONCE) {
    const some = records.slice(at, at + ROWS_AT_ONCE)
    await statements.run(insertOf(some.length), some.flat())
  }
  if (into.promptCount === 0) await recordStart(into, trx)
  into.promptCount += rows.length
  await into.useTransaction(trx).save()
}

/** In the order of the values of a record. */
const COLUMNS = [
  ...['id', 'user_id', 'import_id', 'title', 'original', 'draft', 'settings', 'category', 'tags'],
  ...['search_text', 'version', 'etag', 'saved_at', 'created_at', 'updated_at'],
  ...['workspace_id', 'created_by'],
]

function valuesOf(row: Row, { into, workspace }: Target, now: string): SqlValue[] {
  const { userId, workspaceId, createdBy } = placedIn(workspace)
  const { title, content, original = content, category = 'productivity' } = row
  const tags = [...new Set(row.tags.map((tag) => tag.trim()))]
  const searched = searchTextOf({ title, tags, folder: null, draft: content })
  return [
    ...[v7(), userId, into.id, title, original, content, JSON.stringify(DEFAULT_SETTINGS)],
    ...[category, JSON.stringify(tags), searched, 0, FIRST_ETAG, now, now, now],
    ...[workspaceId, createdBy],
  ]
}

const FIRST_ETAG = 1

/** One line in the history for the whole import. */
const recordStart = ({ userId, name }: PromptImport, trx: TransactionClientContract) =>
  recordActivity(
    {
      ...{ userId, type: 'prompts_imported' as const, title: name },
      ...{ description: 'Imported prompts into Saved.', category: 'productivity' as const },
    },
    trx
  )

function leftOut(
  rows: readonly Row[],
  fitting: readonly Row[],
  { saved, refusal }: ImportCapacity,
  into: PromptImport
): LeftOut | null {
  const count = rows.length - fitting.length
  if (count === 0) return null
  if (saved === fitting.length && refusal) {
    const { reason, hint, offer = null } = refusal
    return {
      count,
      code: 'plan_limit',
      reason: reason.replace(' Nothing was changed.', ''),
      hint,
      offer,
    }
  }
  const isFull = leftInImport(into) === 0
  return {
    ...{ count, code: 'limit_reached', offer: null },
    reason: isFull
      ? `An import can have at most ${grouped(MAX_IMPORT_PROMPTS)} prompts.`
      : 'You have reached the limit of 10,000 prompts.',
    hint: isFull
      ? 'Import the others on their own.'
      : 'Delete prompts that you no longer need, then delete them permanently in Recently deleted.',
  }
}

const grouped = (count: number) => count.toLocaleString('en-US')
