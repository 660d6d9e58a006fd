import { addTexts } from '#frontend/lib/texts'
import { builderTexts } from '#frontend/texts/en/builder'
import { canvasTexts } from '#frontend/texts/en/canvas'
import { flowVersionsTexts } from '#frontend/texts/en/flow_versions'
import { flowsTexts } from '#frontend/texts/en/flows'

addTexts({
  flows: flowsTexts,
  builder: builderTexts,
  canvas: canvasTexts,
  flowVersions: flowVersionsTexts,
})
