import type { Transact } from '#app/core/transact'
import { isDuplicate } from '#app/core/is_duplicate'
import { MAX_FACTS } from '#app/prompts/domain/facts'
import Fact from '#app/prompts/models/fact'

interface Words {
  name: string
  value: string
}

export type FactOutcome = { ok: true; fact: Fact } | { ok: false; error: 'taken' | 'full' }

/** Keeps a new fact, unless its owner has one of that name, or as many as there can be. */
export function createFact(
  userId: string,
  { name, value }: Words,
  transact: Transact<FactOutcome>
): Promise<FactOutcome> {
  return unlessTaken(() =>
    transact(async (trx) => {
      const [{ count }] = await trx.from('facts').where('user_id', userId).count('* as count')
      if (Number(count) >= MAX_FACTS) return { ok: false, error: 'full' }
      const fact = await Fact.create({ userId, name: name.trim(), value }, { client: trx })
      return { ok: true, fact }
    })
  )
}

/** Changes what was given of a fact, unless another of its owner has the new name. */
export function changeFact(fact: Fact, { name, value }: Partial<Words>): Promise<FactOutcome> {
  if (name !== undefined) fact.name = name.trim()
  if (value !== undefined) fact.value = value
  return unlessTaken(async () => ({ ok: true, fact: await fact.save() }))
}

/** The database alone knows about two writes at the same time. */
async function unlessTaken(write: () => Promise<FactOutcome>): Promise<FactOutcome> {
  try {
    return await write()
  } catch (error) {
    if (isDuplicate(error)) return { ok: false, error: 'taken' }
    throw error
  }
}
