import { addTexts } from '#frontend/lib/texts'
import { analyticsTexts } from '#frontend/texts/en/analytics'

addTexts({ analytics: analyticsTexts })
