import { addTexts } from '#frontend/lib/texts'
import { shareTexts } from '#frontend/texts/en/share'

addTexts({ share: shareTexts })
