import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isOnlyAdministrator } from '#app/account/services/deletion/request_deletion'
import { isNamedAdministrator } from '#app/auth/services/sign_in/sign_in_with_identity'
import User from '#app/auth/models/user'
import { endSuspension, suspend } from '#app/auth/services/suspension'
import { followSuspension } from '#app/billing/services/payments/syncing/follow_suspension'
import { inTransaction } from '#app/core/transact'
import { stopWork } from '#app/flows/services/person_data'

/** Who changes whom. */
interface Change {
  actorId: string
  userId: string
}

export type PersonChanged =
  | { ok: true }
  | {
      ok: false
      /**
       * `own`: nobody does it to themselves. `named`: the settings of the server make this person an administrator.
       * `only`: no other administrator would be left.
       */
      error: 'absent' | 'own' | 'named' | 'only' | 'no_administrator'
    }

/** Makes a person an administrator, or takes that back. */
export const changeAdministrator = (
  change: Change & { isAdmin: boolean }
): Promise<PersonChanged> =>
  changePerson(change, async (user, trx) => {
    const refusal = change.isAdmin ? null : await whyNeeded(user, trx)
    if (refusal) return refusal
    await user.merge({ isAdmin: change.isAdmin }).save()
    return { ok: true }
  })

/** Shuts a person out with a reason, and ends the work that they have under way. Their subscription is not renewed. Doing it again changes the reason. */
export async function suspendPerson(change: Change & { reason: string }): Promise<PersonChanged> {
  const changed = await changePerson(change, async (user, trx) => {
    const refusal = await whyNeeded(user, trx)
    if (refusal) return refusal
    await suspend({ userId: user.id, reason: change.reason, now: Date.now() }, trx)
    await followSuspension(user.id, trx)
    return { ok: true }
  })
  if (changed.ok) await stopWork(change.userId)
  return changed
}

export const unsuspendPerson = (change: Change): Promise<PersonChanged> =>
  changePerson(change, async (user, trx) => {
    await endSuspension(user.id, trx)
    await followSuspension(user.id, trx)
    return { ok: true }
  })

/** Why an administrator has to stay one. @returns null where nothing speaks against it */
async function whyNeeded(
  user: User,
  trx: TransactionClientContract
): Promise<Extract<PersonChanged, { ok: false }> | null> {
  if (!user.isAdmin) return null
  if (isNamedAdministrator(user)) return { ok: false, error: 'named' }
  return (await isOnlyAdministrator(user.id, trx)) ? { ok: false, error: 'only' } : null
}

/** If two administrators remove each other at the same time, one request is refused, so one administrator remains. */
function changePerson(
  { actorId, userId }: Change,
  work: (user: User, trx: TransactionClientContract) => Promise<PersonChanged>
): Promise<PersonChanged> {
  return inTransaction(async (trx) => {
    const people = await User.query({ client: trx }).whereIn('id', [actorId, userId])
    const actor = people.find(({ id }) => id === actorId)
    const user = people.find(({ id }) => id === userId)
    if (!user) return { ok: false, error: 'absent' }
    if (user.id === actorId) return { ok: false, error: 'own' }
    if (!actor?.isAdmin || actor.suspendedMs !== null) {
      return { ok: false, error: 'no_administrator' }
    }
    return work(user, trx)
  })
}
