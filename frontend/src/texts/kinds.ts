import { addTexts } from '#frontend/lib/texts'
import { kindsTexts } from '#frontend/texts/en/kinds'

addTexts({ kinds: kindsTexts })
