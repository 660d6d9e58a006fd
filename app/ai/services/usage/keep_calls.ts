import logger from '@adonisjs/core/services/logger'
import { isBusy } from '#app/core/dialects/database_busy'
import db from '@adonisjs/lucid/services/db'

/** A call as the table has it. */
export interface CallRow {
  id: string
  user_id: string
  prompt_id: string | null
  [column: string]: string | number | boolean | null
}

/** SQLite takes no more than 500 rows at a time. */
const MAX_BATCH_ROWS = 100

let waiting: CallRow[] = []
let next: Promise<void> | null = null

/**
 * Keeps a call, together with all others that end in the same turn: each write waits for the disk, and all answers wait
 * for it. Resolves when it is kept. Never throws: no answer is lost by it.
 */
export function keepCall(row: CallRow): Promise<void> {
  waiting.push(row)
  next ??= new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
    const rows = waiting
    waiting = []
    next = null
    return inParts(rows)
  })
  return next
}

async function inParts(rows: CallRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += MAX_BATCH_ROWS)
    await keepTogether(rows.slice(from, from + MAX_BATCH_ROWS))
}

async function keepTogether(rows: CallRow[]): Promise<void> {
  try {
    await db.table('model_calls').multiInsert(rows)
  } catch (error) {
    if (isBusy(error))
      return logger.error({ err: error, calls: rows.length }, 'calls of models were not recorded')
    // One that does not fit must not take the others with it.
    for (const row of rows) await keepAlone(row)
  }
}

/** The person, or the prompt, may be gone by now. */
async function keepAlone(row: CallRow): Promise<void> {
  try {
    await db.table('model_calls').insert(row)
  } catch (error) {
    if (row.prompt_id !== null) return keepAlone({ ...row, prompt_id: null })
    logger.warn({ err: error, userId: row.user_id }, 'a call of a model was not recorded')
  }
}
