import { addTexts } from '#frontend/lib/texts'
import { importTexts } from '#frontend/texts/en/importing'

addTexts({ importing: importTexts })
