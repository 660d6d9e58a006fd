import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { absent } from '#app/core/exceptions/api_exception'
import PromptImport from '#app/prompts/models/prompt_import'

/** A person's own import; another's looks as absent as one that never was. */
export async function ownImport(
  userId: string,
  id: string,
  trx: TransactionClientContract
): Promise<PromptImport> {
  const found = await PromptImport.query({ client: trx })
    .where('id', id)
    .where('user_id', userId)
    .first()
  if (!found) throw absent('import')
  return found
}
