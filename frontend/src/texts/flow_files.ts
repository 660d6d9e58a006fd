import { addTexts } from '#frontend/lib/texts'
import { flowVersionsTexts } from '#frontend/texts/en/flow_versions'

addTexts({ flowVersions: flowVersionsTexts })
