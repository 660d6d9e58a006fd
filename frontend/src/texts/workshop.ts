import { addTexts } from '#frontend/lib/texts'
import { workshopTexts } from '#frontend/texts/en/workshop'

addTexts({ workshop: workshopTexts })
