import { ANSWER_KITS } from '#app/prompts/domain/variants/answer_kits'
import { MADE, SITUATION, TRANSLATED } from '#app/prompts/domain/variants/any_kind_kits'
import { byOpening, type Asked, type Choice } from '#app/prompts/domain/variants/asked'
import { figures, help } from '#app/prompts/domain/variants/choice_kits'
import { CODE_KITS } from '#app/prompts/domain/variants/code_kits'
import { FAILS_WITH } from '#app/prompts/domain/variants/faults'
import { gathering, TRIP } from '#app/prompts/domain/variants/gathering_kits'
import type { Kit } from '#app/prompts/domain/variants/kit'
import { card, eulogy, farewell, SPOKEN } from '#app/prompts/domain/variants/occasion_kits'
import { PAPER_KITS } from '#app/prompts/domain/variants/paper_kits'
import { checklist, lesson } from '#app/prompts/domain/variants/plan_kits'
import { debug } from '#app/prompts/domain/variants/teaching_kits'
import { WRITING_KITS } from '#app/prompts/domain/variants/writing_kits'

/** Things that are asked for wherever they are named, if nothing else is. */
const DISTINCT: Choice[] = [
  [/\beulogy\b/i, eulogy],
  [/\bobituary\b/i, farewell],
  [
    /\b(?:birthday|get well|leaving|thank you|christmas|wedding|anniversary|retirement) card\b/i,
    card,
  ],
  [/\bnote through\b/i, WRITING_KITS.message],
  [/^(?:personal |supporting |impact )?statement\b/i, WRITING_KITS.letter],
  [/\blesson\b/i, lesson],
  [/\b(?:toast|best man speech|father of the bride)\b/i, SPOKEN],
  [/\bcover letter\b/i, PAPER_KITS.application],
  [/\b(?:job ad|job advert|vacancy)\b/i, PAPER_KITS.jobad],
  [/\brisk assessment\b/i, PAPER_KITS.risk],
  [/\bitinerary\b/i, TRIP],
  [/\bchecklist\b/i, checklist],
  [/\bcaption\b/i, WRITING_KITS.caption],
  [/\bnewsletter\b/i, WRITING_KITS.newsletter],
  [/\bpolicy\b/i, PAPER_KITS.policy],
  [/\bspeech\b/i, PAPER_KITS.speech],
]

/** "Need to tell our drivers … The letter goes in with Friday's checks" */
const NEEDS_TO_TELL = /\b(?:need|have|got|want) to (?:tell|let|inform|ask|remind)\b/i
const LETTERS = /\b(?:letter|email|message)\b/i
/** "18 staff, team day out, Cork, €35 a head" */
const OUTINGS = /\b(?:days? out|away ?days?|team day|night out|party|hen do|stag do|picnic|bbq)\b/i
const FIRST_PERSON = /\b(?:i|i've|i'm|we|we've|they've|they're)\b|^(?:my|our) /i
/** Several figures with their names, and nothing asked. */
const NAMED_FIGURES = /(?:\b\p{L}{2,12}\.? ?[:=]? ?[$€£]?\d[\d.,]*%?[,;\n]\s*){4}/u

/** So strong is a plain request or question; weaker ones only name a thing or tell how things stand. */
const PLAIN = 0.5
const TELLS =
  /^(?:(?!(?:for|about|on|whether|that|who|which|if|how|why|what|to)\b)[^\s.,;:!?]+ ){1,6}(?:is|are|am|was|were|has|have|had|isn't|isnt|aren't|wants?|keeps?|won't|wont|can't|cant|doesn't|doesnt|don't|dont|didn't|didnt|refuses|says|said|told)\b/i

const TRANSLATES =
  /^\s*(?:please )?(?:in|into|to) (?:english|german|french|spanish|italian|portuguese|dutch|polish|czech|danish|swedish|norwegian|finnish|greek|turkish|russian|ukrainian|arabic|hebrew|hindi|urdu|bengali|chinese|mandarin|japanese|korean|vietnamese|welsh|irish|romanian|hungarian|bulgarian|croatian|serbian)\b/i

/** For what neither a verb nor a noun in its place tells of: something named in passing, or a situation. */
export function anyKindKit({ reading, head, said, question }: Asked): Kit | undefined {
  const { goal, sentences, masked } = reading
  if (goal !== null && sentences[goal].force > PLAIN) return undefined
  if (question) return byOpening(ANSWER_KITS, question)
  const { start, end } = sentences.at(goal ?? 0) ?? { start: 0, end: 0 }
  const first = masked.slice(start, end)
  const code = CODE_KITS.find(({ opens }) => opens.test(head))
  if (code) return FAILS_WITH.test(first) ? debug : code.kit
  if (TRANSLATES.test(first)) return TRANSLATED
  if (NAMED_FIGURES.test(masked)) return figures
  if (/^(?:the )?(?:best|easiest|quickest|cheapest|safest) way\b/i.test(first)) return help
  const thing = byOpening(DISTINCT, first)
  if (thing) return thing
  if (goal === null && OUTINGS.test(said)) return gathering
  const letter = NEEDS_TO_TELL.test(said) && LETTERS.exec(said)
  if (letter) return WRITING_KITS[letter[0].toLowerCase()]
  if (TELLS.test(first) || (goal === null && FIRST_PERSON.test(said))) return SITUATION
  return reading.deliverable === null ? undefined : MADE
}
