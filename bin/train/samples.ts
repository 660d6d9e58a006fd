import { FAMILIES } from '#app/prompts/domain/reading/family/families'
import { featuresOf } from '#app/prompts/domain/reading/family/features'
import type { LabeledRequest } from './requests.js'

/** A text as the trainer sees it. */
export interface Sample {
  indexes: Int32Array
  values: Float32Array
  /** The place of its family among the families; -1 where all should be equally probable. */
  family: number
  /** How much it counts. */
  weight: number
}

/** The name of a deliverable alone, as if it were a request: "payment reminder". */
const DELIVERABLE_WEIGHT = 0.3

export const sampleOf = ({ text, family }: LabeledRequest, weight = 1) =>
  sampleFor(text, FAMILIES.indexOf(family), weight)

export const vagueSampleOf = (text: string, weight: number) => sampleFor(text, -1, weight)

function sampleFor(text: string, family: number, weight: number): Sample {
  const features = featuresOf(text)
  return {
    indexes: Int32Array.from(features, ({ index }) => index),
    values: Float32Array.from(features, ({ value }) => value),
    family,
    weight,
  }
}

/** What a labeled request teaches: itself and the name of its deliverable. */
export function samplesOf(request: LabeledRequest, weight: number): Sample[] {
  const samples = [sampleOf(request, weight)]
  if (request.deliverable)
    samples.push(sampleOf({ ...request, text: request.deliverable }, weight * DELIVERABLE_WEIGHT))
  return samples
}
