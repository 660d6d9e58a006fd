import { addTexts } from '#frontend/lib/texts'
import { inspectorTexts } from '#frontend/texts/en/inspector'

addTexts({ inspector: inspectorTexts })
