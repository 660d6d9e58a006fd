import Identity from '#app/auth/models/identity'
import { inTransaction } from '#app/core/transact'

type Unlinked = { ok: true } | { ok: false; error: 'absent' | 'last' }

/** Takes a way to sign in from a person, who must keep at least one. */
export async function unlinkIdentity(userId: string, id: string): Promise<Unlinked> {
  return inTransaction(async (client): Promise<Unlinked> => {
    const identities = await Identity.query({ client }).where('userId', userId)
    const identity = identities.find((one) => one.id === id)
    if (!identity) return { ok: false, error: 'absent' }
    if (identities.length === 1) return { ok: false, error: 'last' }
    await identity.delete()
    return { ok: true }
  })
}
