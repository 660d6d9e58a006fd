import { addTexts } from '#frontend/lib/texts'
import { helpTexts } from '#frontend/texts/en/help'

addTexts({ help: helpTexts })
