import { addTexts } from '#frontend/lib/texts'
import { paletteTexts } from '#frontend/texts/en/palette'

addTexts({ palette: paletteTexts })
