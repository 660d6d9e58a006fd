import { addTexts } from '#frontend/lib/texts'
import { libraryTexts } from '#frontend/texts/en/library'

addTexts({ library: libraryTexts })
