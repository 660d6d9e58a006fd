import { addTexts } from '#frontend/lib/texts'
import { createTexts } from '#frontend/texts/en/create'

addTexts({ create: createTexts })
