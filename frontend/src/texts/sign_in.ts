import { addTexts } from '#frontend/lib/texts'
import { signInTexts } from '#frontend/texts/en/sign_in'

addTexts({ signIn: signInTexts })
