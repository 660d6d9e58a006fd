import { addTexts } from '#frontend/lib/texts'
import { problemsTexts } from '#frontend/texts/en/problems'

addTexts({ problems: problemsTexts })
