import { addTexts } from '#frontend/lib/texts'
import { experimentsTexts } from '#frontend/texts/en/experiments'

addTexts({ experiments: experimentsTexts })
