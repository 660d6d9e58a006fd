import { FAMILIES } from '#app/prompts/domain/reading/family/families'
import { codeTable } from '#app/prompts/domain/reading/family/weight_table'
import { showMeasures } from './measure.js'
import { fitOn, fitSharpness, guessesOf, leaveOneOut } from './predictions.js'
import { RangeEncoder } from './range_encoder.js'
import { furtherRequests, requestSets } from './requests.js'
import { chooseThresholds } from './thresholds.js'
import { writeWeights } from './write_weights.js'

const sets = requestSets()
const further = furtherRequests()
const heldOut = leaveOneOut(sets, further)
if (process.argv.includes('--measure')) showMeasures(heldOut)
else {
  const sharpness = fitSharpness(heldOut)
  const table = fitOn(sets, further)
  const encoder = new RangeEncoder()
  codeTable(encoder, table)
  writeWeights({
    weights: encoder.finish(),
    rows: table.weights.length / FAMILIES.length - 1,
    sharpness,
    thresholds: chooseThresholds(guessesOf(heldOut, sharpness)),
  })
}
