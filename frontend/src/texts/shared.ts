import { addTexts } from '#frontend/lib/texts'
import { sharedTexts } from '#frontend/texts/en/shared'

addTexts({ shared: sharedTexts })
