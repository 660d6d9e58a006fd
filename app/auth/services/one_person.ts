import User from '#app/auth/models/user'
import { isOnlyOfSandbox } from '#app/auth/services/sandbox_people'
import { isTrial } from '#config/app'

type Found = { ok: true; user: User } | { ok: false; error: string }

/**
 * The person with this email or id, when there is exactly one: emails are not unique. In live mode people of the sandbox
 * are given nothing.
 */
export async function onePerson(emailOrId: string): Promise<Found> {
  const users = await User.query()
    .where('id', emailOrId)
    .orWhereRaw('lower(email) = ?', [emailOrId.trim().toLowerCase()])
  if (users.length === 1 && !isTrial && (await isOnlyOfSandbox(users[0].id))) {
    return {
      ok: false,
      error: `"${emailOrId}" signed in by the sandbox alone, which does not count in live mode (node ace user:retire-sandbox).`,
    }
  }
  if (users.length === 1) return { ok: true, user: users[0] }
  if (users.length === 0) {
    return { ok: false, error: `Nobody with "${emailOrId}" has signed in here yet.` }
  }
  const ids = users.map(({ id }) => id).join(', ')
  return { ok: false, error: `Several people have this email. Name one by id: ${ids}` }
}
