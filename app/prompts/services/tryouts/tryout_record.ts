import db from '@adonisjs/lucid/services/db'

/** What a person's own tries have shown so far. */
export interface TryoutRecord {
  /** Blind votes by the side that won. */
  votes: { version: number; original: number; tie: number }
  /** Prompts that were said to have worked, or not. */
  worked: { yes: number; no: number }
}

export async function tryoutRecord(userId: string): Promise<TryoutRecord> {
  const count = db.raw('count(*) as times')
  const [votes, worked] = await Promise.all([
    db
      .from('tryouts')
      .where('user_id', userId)
      .whereNotNull('vote')
      .groupBy('vote')
      .select('vote', count),
    db
      .from('prompts')
      .where('user_id', userId)
      .whereNotNull('worked')
      .groupBy('worked')
      .select('worked', count),
  ])
  const timesOf = (rows: Record<string, unknown>[], column: string, value: unknown) =>
    // SQLite keeps 1 and 0 for true and false.
    Number(rows.find((row) => row[column] === value || row[column] === Number(value))?.times ?? 0)
  return {
    votes: {
      version: timesOf(votes, 'vote', 'version'),
      original: timesOf(votes, 'vote', 'original'),
      tie: timesOf(votes, 'vote', 'tie'),
    },
    worked: { yes: timesOf(worked, 'worked', true), no: timesOf(worked, 'worked', false) },
  }
}
