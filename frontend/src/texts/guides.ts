import { addTexts } from '#frontend/lib/texts'
import { guidesTexts } from '#frontend/texts/en/guides'

addTexts({ guides: guidesTexts })
