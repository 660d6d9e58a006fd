import Session from '#app/auth/models/session'
import { ABSOLUTE_MS, IDLE_MS } from '#config/session'

/** The sessions of a person that are not over, the one used last first. */
export async function findSessions(userId: string): Promise<Session[]> {
  const now = Date.now()
  return Session.query()
    .where('userId', userId)
    .where('lastUsedMs', '>=', now - IDLE_MS)
    .where('createdMs', '>=', now - ABSOLUTE_MS)
    .orderBy('lastUsedMs', 'desc')
}
