import { once, EventEmitter } from 'node:events'
import app from '@adonisjs/core/services/app'
import { ModelError } from '#app/ai/domain/exchange'
import { MAX_CALLS, MAX_CALLS_PER_PERSON } from '#app/ai/domain/limits'
import { Tally } from '#app/core/concurrency/tally'

const perPerson = new Tally()
let total = 0

const events = new EventEmitter()

/**
 * Reserves one of the concurrent model calls until the returned function is called.
 * @throws ModelError `busy` where a person, or everyone together, has too many.
 */
export function acquire(userId: string): () => void {
  if (perPerson.of(userId) >= MAX_CALLS_PER_PERSON || total >= MAX_CALLS)
    throw new ModelError('busy')
  const release = perPerson.take(userId)
  total++
  return () => {
    release()
    total--
    if (total === 0) events.emit('empty')
  }
}

/** The process waits until all calls are recorded before it ends. */
app.terminating(async () => {
  if (total > 0) await once(events, 'empty')
})
