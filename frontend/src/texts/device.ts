import { addTexts } from '#frontend/lib/texts'
import { deviceTexts } from '#frontend/texts/en/device'

addTexts({ device: deviceTexts })
