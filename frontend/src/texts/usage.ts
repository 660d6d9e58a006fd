import { addTexts } from '#frontend/lib/texts'
import { usageTexts } from '#frontend/texts/en/usage'

addTexts({ usage: usageTexts })
