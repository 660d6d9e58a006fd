import { addTexts } from '#frontend/lib/texts'
import { paymentTexts } from '#frontend/texts/en/payment'

addTexts({ payment: paymentTexts })
