import { CONTENT_TRAITS, LIMIT_TRAITS } from '#app/prompts/domain/demands/traits/content_traits'
import { FORM_TRAITS } from '#app/prompts/domain/demands/traits/form_traits'
import { PICTURE_TRAITS } from '#app/prompts/domain/demands/traits/picture_traits'
import { AUDIENCE_TRAITS, TONE_TRAITS } from '#app/prompts/domain/demands/traits/tone_traits'
import { traitBook } from '#app/prompts/domain/demands/trait_book'

/** What demands speak of in every text, and what only a picture has. */
export const BOOK = traitBook([
  ['tone', TONE_TRAITS],
  ['audience', AUDIENCE_TRAITS],
  ['form', FORM_TRAITS],
  ['content', CONTENT_TRAITS],
  ['content', LIMIT_TRAITS],
])
export const PICTURE_BOOK = traitBook([['picture', PICTURE_TRAITS]])
