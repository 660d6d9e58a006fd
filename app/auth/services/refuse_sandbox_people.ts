import db from '@adonisjs/lucid/services/db'
import { realPeople, sandboxPeople, shownPerson } from '#app/auth/services/sandbox_people'
import { StartRefusal } from '#app/core/start_refusal'
import { isTrial } from '#config/app'

const MAX_NAMED_PEOPLE = 20

interface Entrant {
  id: string
  email: string | null
}

/**
 * In live mode nobody gets in who was let in without a password: whoever signed in by the sandbox must have no session
 * and no access token left, and be no administrator unless a real provider knows them too.
 * @throws StartRefusal that names these people
 */
export async function refuseSandboxPeople(): Promise<void> {
  if (isTrial || !(await db.connection().schema.hasTable('identities'))) return
  const entrants = await sandboxEntrants()
  if (entrants.length > 0) throw new StartRefusal(refusal(entrants))
}

/** The people of the sandbox who could still get in, in the order in which they came. */
export async function sandboxEntrants(): Promise<Entrant[]> {
  return db
    .from('users')
    .whereIn('id', sandboxPeople())
    .where((entrant) =>
      entrant
        .whereIn('id', db.from('sessions').select('user_id'))
        .orWhereIn('id', db.from('auth_access_tokens').select('tokenable_id'))
        .orWhere((admin) => admin.where('is_admin', true).whereNotIn('id', realPeople()))
    )
    .orderBy('id')
    .select('id', 'email')
}

function refusal(entrants: Entrant[]): string {
  const named = entrants.slice(0, MAX_NAMED_PEOPLE).map(shownPerson).join(', ')
  const more = entrants.length - MAX_NAMED_PEOPLE
  const whom = more > 0 ? `${named} and ${more} more` : named
  return `This database was used in trial mode, where nobody is asked for a password. These people could still sign in with a session or an access token, or are administrators: ${whom}. Run "npx node ace user:retire-sandbox" to end that, then start again. Their prompts stay, and "--to <email>" hands them to a real account.`
}
