import { goalSets } from '../goals.js'
import { fitLabels } from './fit_labels.js'
import { showLabelMeasures } from './measure_labels.js'
import { writeLabelWeights } from './write_label_weights.js'

const sets = goalSets()
if (process.argv.includes('--measure')) showLabelMeasures(sets)
else writeLabelWeights(fitLabels(sets.flatMap(({ goals }) => goals)))
