import db from '@adonisjs/lucid/services/db'

/** The answers of a piece of work could not be used: they stand among the failures, and are not charged. */
export async function disownAnswers(workId: string): Promise<void> {
  await db
    .from('model_calls')
    .where({ work_id: workId, purpose: 'rewrite', outcome: 'answered' })
    .update({ outcome: 'unused' })
}
