import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { absent } from '#app/core/exceptions/api_exception'
import Prompt from '#app/prompts/models/prompt'
import type { Deed } from '#app/workspaces/domain/roles'
import { onlyReadable, requireDeed } from '#app/workspaces/services/access'

interface Options {
  deleted?: boolean
  trx?: TransactionClientContract
  /** What the person wants to do with it. */
  to?: Deed
}

/**
 * A prompt of a workspace that a person belongs to; any other looks as absent as one that never was.
 * @throws ApiException 404, 403 `role` where their role does not allow what they want to do
 */
export async function ownPrompt(
  personId: string,
  id: string,
  { deleted = false, trx, to = 'edit' }: Options = {}
): Promise<Prompt> {
  const query = onlyReadable(Prompt.query({ client: trx }).where('id', id), personId, 'prompts')
  if (!deleted) query.whereNull('deleted_at')
  const prompt = await query.first()
  if (!prompt) throw absent('prompt')
  if (to !== 'read') await requireDeed(personId, prompt, to, trx)
  return prompt
}
