import { addTexts } from '#frontend/lib/texts'
import { removalTexts } from '#frontend/texts/en/removal'

addTexts({ removal: removalTexts })
