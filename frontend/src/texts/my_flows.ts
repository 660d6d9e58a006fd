import { addTexts } from '#frontend/lib/texts'
import { flowsTexts } from '#frontend/texts/en/flows'
import { myFlowsTexts } from '#frontend/texts/en/my_flows'

addTexts({ flows: flowsTexts, myFlows: myFlowsTexts })
