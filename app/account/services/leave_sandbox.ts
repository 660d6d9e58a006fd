import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/auth/models/user'
import { retireSandbox, type Retired } from '#app/auth/services/retire_sandbox'
import { realPeople, retiredPeople } from '#app/auth/services/sandbox_people'
import { handOver, type HandedOver } from '#app/account/services/hand_over'
import { inTransaction } from '#app/core/transact'

interface Person {
  id: string
  email: string | null
}

export interface Left {
  retired: Retired[]
  handed: { person: Person; what: HandedOver }[]
}

/**
 * Retires the people of the sandbox and, where `to` names an account, hands over to it what they wrote, and what those
 * wrote who were retired before. All in one transaction; `plan` is told what is about to be handed over.
 */
export async function leaveSandbox(
  to: User | null,
  plan: (people: Person[], to: Person) => void
): Promise<Left> {
  return inTransaction(async (trx) => {
    const retired = await retireSandbox(trx)
    const handed: Left['handed'] = []
    if (!to) return { retired, handed }
    const writers = await writersAmongRetired(trx)
    plan(writers, to)
    for (const person of writers)
      handed.push({ person, what: await handOver(person.id, to.id, trx) })
    return { retired, handed }
  })
}

/** Tables by which one sees that somebody has something to hand over. */
const WRITTEN = ['prompts', 'facts', 'share_links', 'share_openings', 'tryouts', 'activities']

async function writersAmongRetired(trx: TransactionClientContract): Promise<Person[]> {
  return trx
    .from('users')
    .whereIn('id', retiredPeople(trx))
    .where((writer) => {
      for (const table of WRITTEN) writer.orWhereIn('id', trx.from(table).select('user_id'))
    })
    .orderBy('id')
    .select('id', 'email')
}

type Found = { ok: true; user: User } | { ok: false; error: string }

/** The one account with this email or id that a real provider knows. */
export async function realAccount(emailOrId: string): Promise<Found> {
  const users = await User.query()
    .whereIn('id', realPeople())
    .where((named) =>
      named.where('id', emailOrId).orWhereRaw('lower(email) = ?', [emailOrId.trim().toLowerCase()])
    )
  if (users.length === 1) return { ok: true, user: users[0] }
  if (users.length > 1) {
    const ids = users.map(({ id }) => id).join(', ')
    return { ok: false, error: `Several accounts have this email. Name one by id: ${ids}` }
  }
  return {
    ok: false,
    error: `Nobody has signed in as "${emailOrId}" by a real provider yet. Run this without --to, start, sign in once, then run it again with --to.`,
  }
}
