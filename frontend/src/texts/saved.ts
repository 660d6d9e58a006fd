import { addTexts } from '#frontend/lib/texts'
import { refineTexts } from '#frontend/texts/en/refine'
import { savedTexts } from '#frontend/texts/en/saved'

addTexts({ saved: savedTexts, refine: refineTexts })
