import { addTexts } from '#frontend/lib/texts'
import { peopleTexts } from '#frontend/texts/en/people'

addTexts({ people: peopleTexts })
