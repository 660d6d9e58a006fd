import { addTexts } from '#frontend/lib/texts'
import { adminTexts } from '#frontend/texts/en/admin'

addTexts({ admin: adminTexts })
