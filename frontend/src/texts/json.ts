import { addTexts } from '#frontend/lib/texts'
import { jsonTexts } from '#frontend/texts/en/json'

addTexts({ json: jsonTexts })
