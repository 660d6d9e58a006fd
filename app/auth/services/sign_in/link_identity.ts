import Identity from '#app/auth/models/identity'
import type { ProvidedIdentity } from '#app/auth/services/sign_in/sign_in_with_identity'

/** Lets a signed-in person sign in with a further identity, unless it is somebody else's. */
export async function linkIdentity(
  userId: string,
  { issuer, subject, email }: ProvidedIdentity
): Promise<{ ok: true } | { ok: false; error: 'identity_taken' }> {
  const identity = await Identity.firstOrCreate({ issuer, subject }, { userId, label: email })
  return identity.userId === userId ? { ok: true } : { ok: false, error: 'identity_taken' }
}
