import type { Infer } from '@vinejs/vine/types'
import type { Transact } from '#app/core/transact'
import { MAX_IMPORTS } from '#app/prompts/domain/limits'
import PromptImport from '#app/prompts/models/prompt_import'
import type { importValidator } from '#app/prompts/validators/import_validators'

export type ImportStart = { ok: true; started: PromptImport } | { ok: false; error: 'full' }

/** Begins an import, into which prompts are then written call by call. */
export function startImport(
  userId: string,
  { name, source }: Infer<typeof importValidator>,
  transact: Transact<ImportStart>
): Promise<ImportStart> {
  return transact(async (trx) => {
    const [{ count }] = await trx
      .from('prompt_imports')
      .where('user_id', userId)
      .count('* as count')
    if (Number(count) >= MAX_IMPORTS) return { ok: false, error: 'full' }
    const given = { userId, name: name.trim(), source, promptCount: 0, undoneAt: null }
    return { ok: true, started: await PromptImport.create(given, { client: trx }) }
  })
}
