import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { absent } from '#app/core/exceptions/api_exception'
import Prompt from '#app/prompts/models/prompt'

/** A person's own prompt; another's looks as absent as one that never was. */
export async function ownPrompt(
  userId: string,
  id: string,
  { deleted = false, trx }: { deleted?: boolean; trx?: TransactionClientContract } = {}
): Promise<Prompt> {
  const query = Prompt.query({ client: trx }).where('id', id).where('user_id', userId)
  if (!deleted) query.whereNull('deleted_at')
  const prompt = await query.first()
  if (!prompt) throw absent('prompt')
  return prompt
}
