import { addTexts } from '#frontend/lib/texts'
import { tryoutsTexts } from '#frontend/texts/en/tryouts'

addTexts({ tryouts: tryoutsTexts })
