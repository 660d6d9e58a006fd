import type { Asked } from '#app/prompts/domain/variants/asked'
import { help } from '#app/prompts/domain/variants/choice_kits'
import { EXPECTED, QUESTIONS } from '#app/prompts/domain/variants/idea_kits'
import type { Kit } from '#app/prompts/domain/variants/kit'
import { card, condolence } from '#app/prompts/domain/variants/occasion_kits'
import { passOn, tell, tellAtWork } from '#app/prompts/domain/variants/teaching_kits'
import { WRITING_KITS } from '#app/prompts/domain/variants/writing_kits'

/** "… what do I say tonight" */
export const TO_SAY = new RegExp(
  [
    String.raw`\bhow (?:do|can|should|could) (?:i|we) (?:bring (?:it|this|that) up|raise (?:it|this|that)|put (?:it|this) to)\b`,
    String.raw`\bwhat to (?:say|write|put|reply|text)\b`,
    String.raw`\bwhat (?:do|should|can|could|would) (?:i|we) (?:actually |even |best )?(?:say|tell|reply|answer|write back|respond)\b`,
    String.raw`\bhow (?:do|should|can) (?:i|we) (?:reply|respond|answer)\b`,
  ].join('|')
)
/** "What will they ask and what do I say about the gap" */
export const ASKS_MORE = /\band (?:what|how|where|when|do|does|should|can|is|are|will)\b/

const TO_ASK = /\bwhat (?:should|do|can|could|to) (?:(?:i|we) )?ask\b/
const THEY_ASK = /\bwhat (?:will|would|do|might|are) they (?:likely to |going to )?ask\b/
/** "What is mild hepatic steatosis, need to tell my dad" */
const PASSES_ON =
  /^(?:what|explain|why|how)\b[^]*\b(?:need|have|want|got|trying) to (?:tell|explain (?:it|this) to) (?:my|our|the|him|her|them)\b/
const SAD =
  /\b(?:died|death|dying|loss|lost|passed|funeral|miscarriage|cancer|bereave\p{L}*|condolence\p{L}*|sympathy)\b/u

/** Where strangers read the answer as well. */
export const PUBLIC = /\b(?:google|trustpilot|tripadvisor|yelp|review|stars?|airbnb|facebook)\b/

const AT_WORK =
  /\b(?:tell|ask|remind|inform|let|say|explain|to|with) (?:an? |the |our |my |this )?(?:\S+ )?(?:clients?|customers?|suppliers?|vendors?|tenants?|landlord|guests?|agency|contractors?|partners?|investors?|candidates?|applicants?)\b|^(?:an? |my |our )?(?:client|customer|guest|supplier|tenant|landlord) /m

/** The kit for something that is hard to say. */
export const tellFor = ({ said }: Asked): Kit => (AT_WORK.test(said) ? tellAtWork : tell)

/** The kit for somebody who asks for words: to say, to ask, to answer or to pass on. */
export function sayingKit(asked: Asked): Kit | undefined {
  const { said, question } = asked
  if (TO_ASK.test(question)) return QUESTIONS
  if (THEY_ASK.test(question)) return EXPECTED
  if (PASSES_ON.test(said)) return passOn
  if (!TO_SAY.test(question)) return undefined
  if (/\bcard\b/.test(said)) return SAD.test(said) ? condolence : card
  if (ASKS_MORE.test(question)) return help
  return PUBLIC.test(said) ? WRITING_KITS.review : tellFor(asked)
}
