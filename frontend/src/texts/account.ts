import { addTexts } from '#frontend/lib/texts'
import { accountTexts } from '#frontend/texts/en/account'
import { yourDataTexts } from '#frontend/texts/en/your_data'

addTexts({ account: accountTexts, yourData: yourDataTexts })
