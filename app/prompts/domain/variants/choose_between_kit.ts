import type { Asked } from '#app/prompts/domain/variants/asked'
import {
  advise,
  compare,
  compareForMe,
  sideBySide,
  tellApart,
  tellApartForMe,
} from '#app/prompts/domain/variants/choice_kits'
import type { Kit } from '#app/prompts/domain/variants/kit'
import { tellsItsCase } from '#app/prompts/domain/variants/told'

export const OWN_CASE =
  /\b(?:i|i'm|im|i've|ive|my|we|we're|we've|our)\b|\bfor (?:an? |the )?(?:\S+ )?(?:team|company|family|business|shop|school|clinic|startup|office)\b/i
const RELATED =
  /\b(?:mam|mum|mom|dad|nan|gran|wife|husband|partner|son|daughter|sister|brother|boss|landlord)\b|\bworth\b/
/** "… or is it too small": a doubt, not two things to choose from. */
const OR_NOT = /\bor (?:is|am|are|do|does) (?:it|that|this|i|we|they)\b/
/** "Notion or Trello": one of them is wanted, not a comparison. */
const CHOOSES =
  /^(?!.*\bor (?:is|am|are|do|does|anything|something|what|not)\b)(?!.*\b(?:compar\p{L}+|differences?|explain|pros)\b).*\bor\b/u

/** Of the kits that compare, the one for a case of one's own. */
export function ofTheirOwn(kit: Kit | undefined, asked: Asked, opening: string): Kit | undefined {
  const { reading, said } = asked
  const own = OWN_CASE.test(reading.masked)
  if (kit === tellApart) return own || RELATED.test(said) ? tellApartForMe : kit
  if (kit !== compare && kit !== sideBySide) return kit
  if (/\bexplain/.test(said)) return tellApart
  if (kit === compare && OR_NOT.test(said)) return advise
  const chooses = kit === compare && (CHOOSES.test(opening) || tellsItsCase(reading))
  return chooses || own ? compareForMe : kit
}
