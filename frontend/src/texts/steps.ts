import { addTexts } from '#frontend/lib/texts'
import { stepsTexts } from '#frontend/texts/en/steps'

addTexts({ steps: stepsTexts })
