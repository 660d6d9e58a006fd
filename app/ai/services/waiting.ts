import { ModelError } from '#app/ai/domain/exchange'
import { MOST_OF_ALL, MOST_OF_ONE } from '#app/ai/domain/limits'

const ofOne = new Map<string, number>()
let ofAll = 0

/** Takes a place among those who wait for an answer. @throws ModelError `busy` where there is none. */
export function takePlace(userId: string): () => void {
  const own = ofOne.get(userId) ?? 0
  if (own >= MOST_OF_ONE || ofAll >= MOST_OF_ALL) throw new ModelError('busy')
  ofOne.set(userId, own + 1)
  ofAll++
  return () => {
    const left = (ofOne.get(userId) ?? 1) - 1
    if (left > 0) ofOne.set(userId, left)
    else ofOne.delete(userId)
    ofAll--
  }
}
