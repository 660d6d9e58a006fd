import { once, EventEmitter } from 'node:events'
import app from '@adonisjs/core/services/app'
import { ModelError } from '#app/ai/domain/exchange'
import { MOST_OF_ALL, MOST_OF_ONE } from '#app/ai/domain/limits'
import { Tally } from '#app/core/tally'

const ofOne = new Tally()
let ofAll = 0

const happenings = new EventEmitter()

/** Takes a place among those who wait for an answer. @throws ModelError `busy` where there is none. */
export function takePlace(userId: string): () => void {
  if (ofOne.of(userId) >= MOST_OF_ONE || ofAll >= MOST_OF_ALL) throw new ModelError('busy')
  const leave = ofOne.take(userId)
  ofAll++
  return () => {
    leave()
    ofAll--
    if (ofAll === 0) happenings.emit('empty')
  }
}

/** A process does not end before all calls are recorded. */
app.terminating(async () => {
  if (ofAll > 0) await once(happenings, 'empty')
})
