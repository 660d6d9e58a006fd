import { addTexts } from '#frontend/lib/texts'
import { accountTexts } from '#frontend/texts/en/account'

addTexts({ account: accountTexts })
