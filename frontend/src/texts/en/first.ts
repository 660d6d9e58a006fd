import { blanksTexts } from '#frontend/texts/en/blanks'
import { commonTexts } from '#frontend/texts/en/common'
import { compareTexts } from '#frontend/texts/en/compare'
import { factsTexts } from '#frontend/texts/en/facts'
import { homeTexts } from '#frontend/texts/en/home'
import { kitTexts } from '#frontend/texts/en/kit'
import { noticesTexts } from '#frontend/texts/en/notices'
import { privacyTexts } from '#frontend/texts/en/privacy'

/** What every screen may show: it is there from the beginning. A feature brings the rest of the catalog along. */
export const firstTexts = {
  common: commonTexts,
  kit: kitTexts,
  compare: compareTexts,
  create: homeTexts,
  blanks: blanksTexts,
  facts: factsTexts,
  notices: noticesTexts,
  privacy: privacyTexts,
}
