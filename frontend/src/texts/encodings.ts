import { addTexts } from '#frontend/lib/texts'
import { encodingsTexts } from '#frontend/texts/en/encodings'

addTexts({ encodings: encodingsTexts })
