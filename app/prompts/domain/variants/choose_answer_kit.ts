import { ANSWER_KITS } from '#app/prompts/domain/variants/answer_kits'
import { SITUATION } from '#app/prompts/domain/variants/any_kind_kits'
import { byOpening, byWord, type Asked, type Choice } from '#app/prompts/domain/variants/asked'
import {
  compareForMe,
  figures,
  help,
  reckon,
  weigh,
} from '#app/prompts/domain/variants/choice_kits'
import { anyKindKit } from '#app/prompts/domain/variants/choose_any_kit'
import { ofTheirOwn, OWN_CASE } from '#app/prompts/domain/variants/choose_between_kit'
import { sayingKit, tellFor } from '#app/prompts/domain/variants/choose_saying_kit'
import { showsCode } from '#app/prompts/domain/variants/faults'
import { gathering, TRIP } from '#app/prompts/domain/variants/gathering_kits'
import type { Kit } from '#app/prompts/domain/variants/kit'
import { LITERARY_KITS } from '#app/prompts/domain/variants/literary_kits'
import { MAIL_KITS } from '#app/prompts/domain/variants/mail_kits'
import { PAPER_KITS } from '#app/prompts/domain/variants/paper_kits'
import {
  cause,
  explain,
  forAChild,
  mend,
  steps,
  tell,
} from '#app/prompts/domain/variants/teaching_kits'
import { WRITING_KITS } from '#app/prompts/domain/variants/writing_kits'

const WHAT_NOW =
  /^(?:so |and )?(?:what now|what next|now what|what (?:do|should|can) (?:i|we) do(?: now| first| next| about it)?|what are my options)$/

/** Kits that something in the whole text calls for, the first that fits. */
const BY_WHAT_IS_SAID: Choice[] = [
  // "If we put prices up 8% and lose 5% of customers, are we better off?"
  [
    /^(?=[^]*[%$£€])[^]*\b(?:better or worse|better off|worse off|break ?even|pay(?:s|ing)? for itself|how long until)\b|\bis that \d+[.?]?$/,
    reckon,
  ],
  [/\bhelp[.!?]?$/, help],
  // "… 140 people, 22 November, what needs booking by when"
  [
    /\b(?:wedding|anniversary|engagement|birthday|party|function|christening|reunion|do)\b[^]*\b(?:booking|booked|to book|organi[sz]ing)\b/,
    gathering,
  ],
  [/\b(?:fair to both|both sides)\b/, weigh],
  [/^weigh up\b/, compareForMe],
]

/** '"subject to defeasance" in a will??' */
const QUOTED = /^\s*["“'][^"”'\n]{3,60}["”'][^.!?\n]{0,40}\?+\s*$/
const WRONG = /\b(?:why|slow|error|wrong|fix|broken|fails?|work(?:ing)?|takes|crash\p{L}*|help)\b/u

/** "Imagine you are a raindrop. Describe …" */
const IMAGINES = /^\s*(?:imagine|pretend|suppose)\b/i
/** "Four days Lisbon" */
const STAYS =
  /^(?:an? |the )?(?:\d{1,2}|two|three|four|five|six|seven|long)?[ -]?(?:days?|nights?|weekends?|weeks?)\b/
const LEARNS = /\b(?:study|exams?|revision|revise|learn|training|fast|diet|challenge)\b/

/** The kit for a request to which the answer is no text of a known kind. */
export function answerKit(asked: Asked): Kit | undefined {
  const { reading, words, head, said, question } = asked
  const opening = reading.goal === null && question ? question : asked.opening
  const saying = sayingKit(asked)
  if (saying) return saying
  if (WHAT_NOW.test(question)) return SITUATION
  if (showsCode(reading) && WRONG.test(said)) return mend
  const called = byOpening(BY_WHAT_IS_SAID, said)
  if (called) return called
  if (QUOTED.test(reading.text)) return explain
  if (asksOfFigures(asked)) return figures
  if (IMAGINES.test(reading.text)) return byWord(LITERARY_KITS, words)
  if (reading.goal === null && STAYS.test(opening) && !LEARNS.test(words.join(' '))) return TRIP
  const kit = byOpening(ANSWER_KITS, opening)
  if (kit === tell) return tellFor(asked)
  if (REVIEWS.test(head)) return PAPER_KITS.appraisal
  if (REPLIES.test(opening)) {
    if (/\breview\b/.test(opening)) return WRITING_KITS.review
    return byWord(MAIL_KITS, words) ?? WRITING_KITS.reply
  }
  if (kit === steps && /\b(?:he|she|they)\b/.test(said)) return help
  if (FOR_A_CHILD.has(kit) && CHILD.test(said)) return forAChild
  if (kit === explain && OWN_CASE.test(reading.masked) && !DEFINES.test(opening)) return help
  return ofTheirOwn(kit, asked, opening) ?? anyKindKit(asked)
}

/** Four figures or more, and somebody who wants to know what they mean. */
const FIGURES = /(?:[$€£]?\b\d[\d.,]*[%k]?(?=[\s,;]|$)[^\d]{1,30}){3}[$€£]?\d/u
const ASKS_OF_FIGURES =
  /\b(?:going on|means?|tell(?:s|ing)? (?:me|us)|trends?|look at|make of|why|happen(?:ed|ing)|wrong|insights?|analy[sz]e)\b/i

const asksOfFigures = ({ reading: { masked }, opening }: Asked): boolean =>
  !/^explain\b/.test(opening) && FIGURES.test(masked) && ASKS_OF_FIGURES.test(masked)

const FOR_A_CHILD = new Set<Kit | undefined>([explain, cause])
/** "hes 5 and will not drop it" */
const CHILD =
  /\b(?:he|she)(?:'s|s| is) (?:only )?[2-9]\b(?! (?:weeks?|months?|days?))|\b[2-9]-? ?(?:yr|year|yo)s?[ -]?(?:old)?\b|\b(?:toddler|kindergart\p{L}+|preschool\p{L}*)\b/u

const DEFINES =
  /^(?:can you |could you )?(?:explain|define|what (?:is|are|does|do)|what's|whats|how (?:does|do i explain|do we explain)|why)\b/

/** Written about somebody, not answered. */
const REVIEWS =
  /\b(?:performance|annual|year-end|appraisal|peer|book|film|product|restaurant) (?:review|appraisal|evaluation|assessment)s?\b/

/** "Reply to this review: …" */
const REPLIES =
  /^(?:please )?(?:can you )?(?:reply|respond|answer) to (?:this |the |my |our |an? )?(?:\S+ ){0,3}(?:review|email|mail|message|comment|complaint|customer|client|guest|letter|post|tweet|query|enquiry|inquiry)\b/
