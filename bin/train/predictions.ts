import { FAMILIES } from '#app/prompts/domain/reading/family/families'
import { featuresOf } from '#app/prompts/domain/reading/family/features'
import { addUp, sharesOf } from '#app/prompts/domain/reading/family/weight_table'
import { fit, type Fineness } from './fit.js'
import { vagueTexts, type LabeledRequest, type RequestSet } from './requests.js'
import { samplesOf, vagueSampleOf } from './samples.js'

/** What was said about a request by a model that was trained without its set. */
export interface HeldOut {
  set: string
  request: LabeledRequest
  /** The place of the right family. */
  right: number
  sums: Float64Array
}

/** Further requests are short and plain and count half. */
const FURTHER_WEIGHT = 0.5
const VAGUE_WEIGHT = 1

/** Trains on all sets that are given, and on the further requests. */
export function fitOn(sets: RequestSet[], further: LabeledRequest[], fineness?: Fineness) {
  const requests = sets.flatMap((set) => set.requests)
  return fit(
    [
      ...requests.flatMap((request) => samplesOf(request, 1)),
      ...further.flatMap((request) => samplesOf(request, FURTHER_WEIGHT)),
      ...vagueTexts().map((text) => vagueSampleOf(text, VAGUE_WEIGHT)),
    ],
    fineness
  )
}

/** Leaves out one set after the other and lets a model that never saw it predict its families. */
export function leaveOneOut(
  sets: RequestSet[],
  further: LabeledRequest[],
  fineness?: Fineness
): HeldOut[] {
  return sets.flatMap((left) =>
    predict(
      fitOn(
        sets.filter((set) => set !== left),
        further,
        fineness
      ),
      left
    )
  )
}

export function predict(table: ReturnType<typeof fit>, { name, requests }: RequestSet): HeldOut[] {
  return requests.map((request) => ({
    set: name,
    request,
    right: FAMILIES.indexOf(request.family),
    sums: addUp(table, featuresOf(request.text)),
  }))
}

const SHARPNESSES = Array.from({ length: 60 }, (_, at) => 0.02 * 1.08 ** at)

/** The sharpness under which the right families are most probable (temperature scaling, Guo et al. 2017). */
export function fitSharpness(heldOut: HeldOut[]): number {
  const losses = SHARPNESSES.map((sharpness) => {
    let loss = 0
    for (const { sums, right } of heldOut)
      loss -= Math.log(Math.max(1e-9, sharesOf(sums, sharpness)[right]))
    return loss
  })
  return SHARPNESSES[losses.indexOf(Math.min(...losses))]
}

export interface Guess {
  set: string
  request: LabeledRequest
  /** The place of the family that was guessed. */
  family: number
  confidence: number
  ok: boolean
  /** The place of the right family when the likeliest comes first; 0 where it was guessed. */
  place: number
}

export function guessesOf(heldOut: HeldOut[], sharpness: number): Guess[] {
  return heldOut.map(({ set, request, right, sums }) => {
    const shares = sharesOf(sums, sharpness)
    const confidence = Math.max(...shares)
    const family = shares.indexOf(confidence)
    const place = shares.filter((share) => share > shares[right]).length
    return { set, request, family, confidence, ok: family === right, place }
  })
}
