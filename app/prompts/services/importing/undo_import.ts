import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import type { Refusal } from '#app/billing/domain/entitlements'
import { storedTime } from '#app/core/sql_time'
import { inTransaction } from '#app/core/transact'
import type PromptImport from '#app/prompts/models/prompt_import'
import { importCapacity } from '#app/prompts/services/importing/import_capacity'
import { ownImport } from '#app/prompts/services/importing/own_import'
import { onlyEditable } from '#app/workspaces/services/access'

export interface UndoneImport {
  undone: PromptImport
  deleted: number
  /** Prompts that were edited after the import and therefore stay. */
  kept: number
}

/** A prompt that nothing was changed of since it was written. */
const FIRST_ETAG = 1

/** Deletes the prompts of an import, as if each was deleted; those that were edited since only where `edited` says so. */
export function undoImport(
  userId: string,
  id: string,
  { edited }: { edited: boolean }
): Promise<UndoneImport> {
  return inTransaction(async (trx) => {
    const undone = await ownImport(userId, id, trx)
    const now = DateTime.utc()
    const present = promptsOf(undone, trx).whereNull('deleted_at')
    if (!edited) present.where('etag', FIRST_ETAG)
    const deleted = Number(await present.update({ deleted_at: storedTime(now) }))
    undone.undoneAt ??= now
    await undone.useTransaction(trx).save()
    const [{ kept }] = await promptsOf(undone, trx).whereNull('deleted_at').count('* as kept')
    return { undone, deleted, kept: Number(kept) }
  })
}

export type RestoredImport = { ok: true; restored: PromptImport } | Refusal

/** Brings back what was deleted when an import was undone, and after that. All of it, or nothing where it would not fit. */
export function restoreImport(userId: string, id: string): Promise<RestoredImport> {
  return inTransaction(async (trx) => {
    const restored = await ownImport(userId, id, trx)
    if (!restored.undoneAt) return { ok: true, restored }
    const gone = () =>
      promptsOf(restored, trx).where('deleted_at', '>=', storedTime(restored.undoneAt!))
    const [{ count }] = await gone().whereNotNull('saved_at').count('* as count')
    const [first] = await gone().select('user_id').limit(1)
    const { saved, refusal } = await importCapacity(first?.user_id ?? userId, trx)
    if (saved !== null && refusal && Number(count) > saved) return refusal
    await gone().update({ deleted_at: null })
    restored.undoneAt = null
    await restored.useTransaction(trx).save()
    return { ok: true, restored }
  })
}

/** Those that whoever imported them may still change. */
const promptsOf = ({ userId, id }: PromptImport, trx: TransactionClientContract) =>
  onlyEditable(trx.from('prompts').where('import_id', id), userId, 'prompts')
