import { OPPOSITES_OF_CONTENT } from '#app/prompts/domain/demands/opposites_of_content'
import { OPPOSITES_OF_FORM } from '#app/prompts/domain/demands/opposites_of_form'
import { OPPOSITES_OF_TONE } from '#app/prompts/domain/demands/opposites_of_tone'
import type { Opposites } from '#app/prompts/domain/demands/sides'

/** Demands of which a result can meet only one. */
export const OPPOSITES: Opposites[] = [
  ...OPPOSITES_OF_TONE,
  ...OPPOSITES_OF_FORM,
  ...OPPOSITES_OF_CONTENT,
]
