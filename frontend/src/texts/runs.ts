import { addTexts } from '#frontend/lib/texts'
import { flowsTexts } from '#frontend/texts/en/flows'
import { flowVersionsTexts } from '#frontend/texts/en/flow_versions'
import { runsTexts } from '#frontend/texts/en/runs'

addTexts({ flows: flowsTexts, flowVersions: flowVersionsTexts, runs: runsTexts })
