import { absent } from '#app/core/exceptions/api_exception'
import Tryout from '#app/prompts/models/tryout'

/** A person's own tryout of a prompt that is not deleted. @throws ApiException 404. */
export async function ownTryout(userId: string, id: string): Promise<Tryout> {
  const tryout = await Tryout.query()
    .where({ id, user_id: userId })
    .whereHas('prompt', (prompt) => void prompt.whereNull('deleted_at'))
    .first()
  if (!tryout) throw absent('tryout')
  return tryout
}
