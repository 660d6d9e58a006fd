import { addTexts } from '#frontend/lib/texts'
import { batchesTexts } from '#frontend/texts/en/batches'
import { builderTexts } from '#frontend/texts/en/builder'
import { canvasTexts } from '#frontend/texts/en/canvas'
import { flowVersionsTexts } from '#frontend/texts/en/flow_versions'
import { flowsTexts } from '#frontend/texts/en/flows'
import { inspectorTexts } from '#frontend/texts/en/inspector'
import { myFlowsTexts } from '#frontend/texts/en/my_flows'
import { stepsTexts } from '#frontend/texts/en/steps'

addTexts({
  flows: flowsTexts,
  myFlows: myFlowsTexts,
  batches: batchesTexts,
  builder: builderTexts,
  canvas: canvasTexts,
  inspector: inspectorTexts,
  steps: stepsTexts,
  flowVersions: flowVersionsTexts,
})
