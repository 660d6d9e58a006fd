import db from '@adonisjs/lucid/services/db'

/** Whether the person has asked for the deletion of their account. They are charged nothing more. */
export const isLeaving = async (userId: string): Promise<boolean> =>
  (await db.from('users').where('id', userId).whereNotNull('deletion_due_ms').first()) !== null
