import { absent } from '#app/core/exceptions/api_exception'
import Fact from '#app/prompts/models/fact'

/** A person's own fact; another's looks as absent as one that never was. */
export async function ownFact(userId: string, id: string): Promise<Fact> {
  const fact = await Fact.query().where('id', id).where('user_id', userId).first()
  if (!fact) throw absent('fact')
  return fact
}
