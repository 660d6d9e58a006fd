import { addTexts } from '#frontend/lib/texts'
import { sessionsTexts } from '#frontend/texts/en/sessions'

addTexts({ sessions: sessionsTexts })
