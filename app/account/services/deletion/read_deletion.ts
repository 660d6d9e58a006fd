import db from '@adonisjs/lucid/services/db'
import { isOnlyAdministrator } from '#app/account/services/deletion/request_deletion'

/** How the end of an account stands. */
export interface Deletion {
  email: string | null
  /** Null where nobody asked for it. Milliseconds since 1970. */
  dueMs: number | null
  isOnlyAdministrator: boolean
}

export async function readDeletion(userId: string): Promise<Deletion> {
  const { email, deletion_due_ms: due } = await db
    .from('users')
    .where('id', userId)
    .select('email', 'deletion_due_ms')
    .firstOrFail()
  return {
    email,
    dueMs: due === null ? null : Number(due),
    isOnlyAdministrator: await isOnlyAdministrator(userId),
  }
}
