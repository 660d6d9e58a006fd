import { addTexts } from '#frontend/lib/texts'
import { batchesTexts } from '#frontend/texts/en/batches'

addTexts({ batches: batchesTexts })
