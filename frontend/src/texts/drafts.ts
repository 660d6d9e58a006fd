import { addTexts } from '#frontend/lib/texts'
import { draftsTexts } from '#frontend/texts/en/drafts'

addTexts({ drafts: draftsTexts })
