import { addTexts } from '#frontend/lib/texts'
import { flowsTexts } from '#frontend/texts/en/flows'

addTexts({ flows: flowsTexts })
