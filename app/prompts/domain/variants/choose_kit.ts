import type { Reading } from '#app/prompts/domain/reading/reading'
import { SEVERAL, TURNED } from '#app/prompts/domain/variants/any_kind_kits'
import { askedIn, byOpening, byWord, type Asked } from '#app/prompts/domain/variants/asked'
import { compareForMe, reckon, weigh } from '#app/prompts/domain/variants/choice_kits'
import { answerKit } from '#app/prompts/domain/variants/choose_answer_kit'
import { PUBLIC, tellFor } from '#app/prompts/domain/variants/choose_saying_kit'
import { FAILS_WITH, isFault, showsCode } from '#app/prompts/domain/variants/faults'
import { thingKit } from '#app/prompts/domain/variants/choose_thing_kit'
import { IDEA_KITS, QUESTIONS, QUIZ } from '#app/prompts/domain/variants/idea_kits'
import { LITERARY_KITS, verse } from '#app/prompts/domain/variants/literary_kits'
import { LOOKUP_KITS } from '#app/prompts/domain/variants/lookup_kits'
import { SPECIAL_KITS } from '#app/prompts/domain/variants/special_kits'
import { complain, decline, MAIL_KITS, remind } from '#app/prompts/domain/variants/mail_kits'
import { CELEBRATES, OCCASION_KITS, SPOKEN } from '#app/prompts/domain/variants/occasion_kits'
import { gathering, meals, OCCASIONS, TRIP } from '#app/prompts/domain/variants/gathering_kits'
import { phases, PLAN_KITS } from '#app/prompts/domain/variants/plan_kits'
import { debug, diagnose, mend } from '#app/prompts/domain/variants/teaching_kits'
import { talkKit } from '#app/prompts/domain/variants/talk_kits'
import { DIGEST, GIST, TASK_KITS } from '#app/prompts/domain/variants/task_kits'
import { WRITING_KITS } from '#app/prompts/domain/variants/writing_kits'
import { wantsInput } from '#app/prompts/domain/reading/input'
import type { Kit } from '#app/prompts/domain/variants/kit'
import { givesLittle, namesReaders, tellsItsCase } from '#app/prompts/domain/variants/told'
import { deliverableAmong } from '#app/prompts/domain/reading/nouns'
import type { Task } from '#app/prompts/domain/types'

/** The kit that fits what the text asks for. */
export function kitFor(reading: Reading): Kit {
  const { task, lookup } = reading
  const asked = askedIn(reading)
  if (lookup !== null && !(lookup === 'view' && choosesInOwnCase(asked))) return LOOKUP_KITS[lookup]
  if (asksForSeveral(asked)) return SEVERAL
  if (FOR_AND_AGAINST.test(asked.said)) return weigh
  if (HELPS_TO_SAY.test(asked.said)) return tellFor(asked)
  const thing = MAKES.has(task) ? thingKit(asked) : undefined
  if (thing) return thing
  if (isFault(asked)) return diagnose
  if (task === 'write') return writingKit(asked)
  if (CHOICES.test(asked.opening)) return compareForMe
  return OWN_KITS[task]?.(asked) ?? specialKit(asked) ?? TASK_KITS[task]
}

const FOR_AND_AGAINST = /\b(?:for and against|pros (?:and|n|&) cons)\b/
/** "Help me tell an employee …" */
const HELPS_TO_SAY =
  /\bhelp me (?:to )?(?:tell|say|talk to|explain to|confront|ask|apologi[sz]e to|break)\b/
const MAKES = new Set<Task>(['write', 'analyse', 'plan', 'ideate'])

const CHOICES =
  /^(?:two|three|four|2|3|4|both) (?:\S+ ){0,2}(?:offers|options|quotes|candidates|flats|houses|jobs|schools|cars|plans|versions|choices)\b/

const choosesInOwnCase = ({ reading, said }: Asked) => tellsItsCase(reading) && /\bor\b/.test(said)

/** A text and an answer beside it: "… and also what to say if he calls". */
const ALSO = /\b(?:and|i|we|then) also\b.{0,30}\b(?:what|how|why|which|tell|give|say|know|need)\b/i
const asksForSeveral = ({ said }: Asked) =>
  (ALSO.test(said) && WRITES.test(said)) || TWO_QUESTIONS.test(said)
const TWO_QUESTIONS =
  /\b(?:do|should|can) (?:i|we) [^.?!\n]*\band what (?:do|should|can) (?:i|we)\b|\bwhat (?:do|should|can) (?:i|we) (?:say|do|write|tell)\b[^.?!\n]*\band (?:do|can|should|is|am|what|how|will) /i
const WRITES = /\b(?:e-?mail|letter|message|text|post|note|reply|speech)\b/i

/** The tasks that know more than what their first words tell. */
const OWN_KITS: Partial<Record<Task, (asked: Asked) => Kit | undefined>> = {
  analyse: answerKit,
  plan: ({ head, words, reading, said }) =>
    FIRST_DAYS.test(words.join(' '))
      ? phases
      : WEEKLY_FOOD.test(words.join(' '))
        ? meals
        : (byWord(PLAN_KITS, head.split(' ')) ??
          byWord(PLAN_KITS, words) ??
          (STAYS.test(reading.masked) ? TRIP : undefined) ??
          (A_DO.test(said) ? gathering : byWord(OCCASIONS, told(reading)))),
  rewrite: turnedKit,
  code: ({ said, reading }) =>
    FAILS_WITH.test(said) && !/^(?:please )?(?:write|create|make|build)\b/.test(said)
      ? showsCode(reading)
        ? mend
        : debug
      : undefined,
  converse: ({ reading }) => talkKit(reading.masked.toLowerCase()),
  ideate: ({ opening }) => byOpening(IDEA_KITS, opening),
  summarise: ({ reading }) =>
    givesLittle(reading) ? GIST : isKnown(reading) && namesReaders(reading) ? DIGEST : undefined,
}

const STAYS = /\b\d+ (?:days?|nights?|weeks?) (?:in )?\p{Lu}/u
const A_DO = /\b(?:retirement|leaving|birthday|hen|stag|christmas|anniversary) do\b/
const WEEKLY_FOOD =
  /\bweek(?:ly)?\b.*\b(?:meals?|dinners?|lunch(?:es)?|suppers?|food|menu)\b|\b(?:meals?|dinners?|lunch(?:es)?)\b.*\bweek(?:ly)?\b/
/** "A plan for my first 90 days" */
const FIRST_DAYS = /\b(?:30|60|90|100)[ -]days?\b/

/** The words of the whole text, where the request itself does not name the occasion. */
const told = ({ tokens }: Reading) => tokens.map(({ word }) => word)

/** Nothing is given and nothing is to be given: what is to be summed up is known. */
const isKnown = (reading: Reading) =>
  !reading.data && !reading.opaque.length && !wantsInput(reading) && tellsItsCase(reading)

const specialKit = ({ reading, opening, said }: Asked) =>
  SPECIAL_KITS.find(
    ({ task, opens }) => task === reading.task && opens.test(task === 'image' ? said : opening)
  )?.kit

/** "Turn these notes into …" */
const INTO =
  /\b(?:turn|convert|make|transform|change)\b(?: \S+){1,6}? into (?:an? |the |some |my |our )?(.{2,40})/i

function turnedKit({ reading: { goal, sentences, masked }, said }: Asked): Kit | undefined {
  if (sharesOut(said)) return reckon
  if (goal === null) return undefined
  const into = INTO.exec(masked.slice(sentences[goal].start, sentences[goal].end))
  if (!into) return undefined
  const key = deliverableAmong(
    into[1]
      .toLowerCase()
      .split(/[^\p{L}-]+/u)
      .slice(0, 3)
  )
  return key !== null && FROM_NOTES.has(key) ? WRITING_KITS[key] : TURNED
}

/** "Split Saturday's tips: $614 total. Dana worked 7 hrs …" */
const sharesOut = (said: string) =>
  /^(?:please )?(?:split|divide|share)\b/.test(said) && (said.match(/\d+/g)?.length ?? 0) >= 3

/** What others write from notes that they are given. */
const FROM_NOTES = new Set(['minutes', 'report', 'email', 'letter', 'social', 'blog'])

function writingKit(asked: Asked): Kit {
  const { words, head } = asked
  const { deliverable } = asked.reading
  const has = (pattern: RegExp) => words.some((word) => pattern.test(word))
  if (/\bquiz(?:zes)?\b/.test(asked.opening)) return QUIZ
  if (TELLS_ONE.test(asked.opening)) return WRITING_KITS.message
  if (deliverable === null && TEXTS.test(asked.said)) return WRITING_KITS.message
  if (deliverable === null && EMAILS.test(asked.said)) return WRITING_KITS.email
  if (deliverable === null && TELLS_ALL.test(asked.opening)) return WRITING_KITS.notice
  if (deliverable === 'speech' && has(CELEBRATES)) return SPOKEN
  if (deliverable === null && has(/^(?:sentences?|phrases?|clauses?|quotes?|definitions?)$/))
    return WRITING_KITS.line
  return (
    (deliverable === 'story' && has(/^cards?$/) ? verse : undefined) ??
    (deliverable === 'story' ? byWord(LITERARY_KITS, words) : byOpening(OCCASION_KITS, head)) ??
    (deliverable !== 'survey' && /\bquestions?\b/.test(head) ? QUESTIONS : undefined) ??
    (MAILS.has(deliverable ?? '') && !has(/^(?:texts?|sms|whatsapp)$/)
      ? mailKit(asked, has)
      : undefined) ??
    WRITING_KITS[kindOf(asked, has)]
  )
}

/** "I've got to text him tonight … Write it" */
const TEXTS = /\b(?:text|message|whatsapp) (?:him|her|them|my|the)\b/
const EMAILS = /\bemail (?:him|her|them)\b/
/** "Tell client we can't start until the 22nd" */
const TELLS_ONE =
  /^(?:please )?(?:tell|let|inform|remind|ask) (?:my |our |the |a )?(?:client|customer|supplier|boss|manager|landlord|landlady|tenant|neighbou?r|colleague|teacher|builder|plumber|guest|candidate|friend|ex|sister|brother|mum|mom|dad)\b/
/** "Tell tenants the lift will be out of order" */
const TELLS_ALL =
  /^(?:please )?(?:tell|inform|announce to|notify|let) (?:all |the |our |my )*(?:tenants|staff|residents|parents|customers|everyone|everybody|team|guests|members|neighbou?rs|patients|clients|volunteers|students|employees)\b/

type Has = (pattern: RegExp) => boolean

function mailKit({ words, said }: Asked, has: Has): Kit | undefined {
  if (has(/^reviews?$/)) return undefined
  if (SAYS_NO.test(said)) return decline
  // To somebody who is late oneself does not apologise.
  if (has(OWES_US) && has(LATE)) return complain
  if (has(/^remind/) && OWED.test(said)) return remind
  return byWord(MAIL_KITS, words)
}

const SAYS_NO =
  /\bbut (?:it's |its |still )?(?:a )?no\b|\bsay(?:ing)? no\b|\bturn(?:ing)? (?:him|her|them|it|down)\b|\bnot in the contract\b|\bpicked (?:someone|somebody|another)\b/
const OWED = /\b(?:invoices?|payments?|pay|paid|owes?|bill|fees?|rent|deposit|[£$€]\d)/
const OWES_US =
  /^(?:suppliers?|vendors?|couriers?|contractors?|builders?|landlord|airline|agency|compensation|credit)$/
const LATE = /^(?:late|delay\p{L}*|missing|wrong|broken|damaged|missed)$/u

const UPSET = /^(?:angry|upset|furious|crying|complaints?|complaining|distressed)$/

const POSTS = /\b(?:captions|posts|tweets)\b/

const SPOTS =
  /\b(?:radio|podcast|tv|audio) (?:ad|advert|spot|commercial|script)\b|\bspot\b|\bjingle\b|\bvoice-?over\b/
const FLYERS = /\b(?:flyers?|leaflets?|posters?|banners?|signs?|signage)\b/

/** The key of a writing kit. */
function kindOf(
  { reading: { deliverable, text }, head }: Asked,
  has: (pattern: RegExp) => boolean
): string {
  if (deliverable === 'speech' && /\bcall(?:s|ing)? script\b|\b(?:phone|sales) script\b/.test(head))
    return has(UPSET) ? 'calming' : 'call'
  if (deliverable === 'social' && POSTS.test(head)) return 'posts'
  if (deliverable === 'proposal' && has(/^(?:grants?|funding|funders?|foundation)$/)) return 'grant'
  if (deliverable === 'social' && has(/^tweets?$/)) return 'tweet'
  if (deliverable === 'social' && has(/^caption$/)) return 'caption'
  if (deliverable === 'spec' && has(/^faqs?$/)) return 'faq'
  if (deliverable === 'spec' && has(/^polic(?:y|ies)$/)) return 'policy'
  if (deliverable === 'proposal' && has(/^letter$/)) return 'letter'
  if (deliverable === 'application' && has(/^(?:enclos|attach|settlement|agreement|documents?)/))
    return 'letter'
  if (deliverable === 'email' && has(/^newsletter$/)) return 'newsletter'
  if (deliverable === 'email' && has(CAMPAIGN)) return 'campaign'
  if (deliverable === 'profile' && has(/^(?:cv|resumes?|résumé)$/)) return 'cv'
  if (deliverable === 'spec' && has(/^prd$/)) return 'prd'
  if (deliverable === 'reply' && PUBLIC.test(text.toLowerCase())) return 'review'
  if (SPOTS.test(head)) return 'spot'
  if (FLYERS.test(head)) return 'flyer'
  const forJob = deliverable === 'ad' || deliverable === 'spec'
  if (forJob && has(/^(?:job|vacancy|hiring)$/)) return 'jobad'
  if (deliverable === 'message' && has(/^cards?$/)) return 'text'
  return deliverable !== null && deliverable in WRITING_KITS ? deliverable : 'text'
}

const MAILS = new Set(['email', 'letter', 'message', 'reply'])

/** Emails that go to many, to win them over. */
const CAMPAIGN =
  /^(?:products?|newsletter|campaign|launch|launching|sales?|offers?|discount|customers?|subscribers?|prospects?|leads?|marketing|promotional|promotion|cold|outreach|event|webinar|feature|service|brand)$/
