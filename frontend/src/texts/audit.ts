import { addTexts } from '#frontend/lib/texts'
import { auditTexts } from '#frontend/texts/en/audit'

addTexts({ audit: auditTexts })
