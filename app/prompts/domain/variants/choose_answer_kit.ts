import type { Reading } from '#app/prompts/domain/reading/reading'
import { ANSWER_KITS } from '#app/prompts/domain/variants/answer_kits'
import { MADE, SITUATION, TRANSLATED } from '#app/prompts/domain/variants/any_kind_kits'
import { byOpening, byWord, type Asked, type Choice } from '#app/prompts/domain/variants/asked'
import {
  advise,
  compare,
  compareForMe,
  figures,
  help,
  reckon,
  sideBySide,
  tellApart,
  tellApartForMe,
  weigh,
} from '#app/prompts/domain/variants/choice_kits'
import { CODE_KITS } from '#app/prompts/domain/variants/code_kits'
import { EXPECTED, QUESTIONS } from '#app/prompts/domain/variants/idea_kits'
import type { Kit } from '#app/prompts/domain/variants/kit'
import {
  card,
  condolence,
  eulogy,
  farewell,
  SPOKEN,
} from '#app/prompts/domain/variants/occasion_kits'
import { checklist, lesson } from '#app/prompts/domain/variants/plan_kits'
import { PAPER_KITS } from '#app/prompts/domain/variants/paper_kits'
import { tellsItsCase } from '#app/prompts/domain/variants/told'
import { LITERARY_KITS } from '#app/prompts/domain/variants/literary_kits'
import { MAIL_KITS } from '#app/prompts/domain/variants/mail_kits'
import { gathering, TRIP } from '#app/prompts/domain/variants/gathering_kits'
import {
  cause,
  debug,
  explain,
  forAChild,
  mend,
  passOn,
  steps,
  tell,
  tellAtWork,
} from '#app/prompts/domain/variants/teaching_kits'
import { WRITING_KITS } from '#app/prompts/domain/variants/writing_kits'

/** "… what do I say tonight" */
const TO_SAY =
  /\bhow (?:do|can|should|could) (?:i|we) (?:bring (?:it|this|that) up|raise (?:it|this|that)|put (?:it|this) to)\b|\bwhat to (?:say|write|put|reply|text)\b|\bwhat (?:do|should|can|could|would) (?:i|we) (?:actually |even |best )?(?:say|tell|reply|answer|write back|respond)\b|\bhow (?:do|should|can) (?:i|we) (?:reply|respond|answer)\b/
/** "What will they ask and what do I say about the gap" */
const ASKS_MORE = /\band (?:what|how|where|when|do|does|should|can|is|are|will)\b/
/** "What is mild hepatic steatosis, need to tell my dad" */
const PASSES_ON =
  /^(?:what|explain|why|how)\b[^]*\b(?:need|have|want|got|trying) to (?:tell|explain (?:it|this) to) (?:my|our|the|him|her|them)\b/
const SAD =
  /\b(?:died|death|dying|loss|lost|passed|funeral|miscarriage|cancer|bereave\p{L}*|condolence\p{L}*|sympathy)\b/u
export const PUBLIC = /\b(?:google|trustpilot|tripadvisor|yelp|review|stars?|airbnb|facebook)\b/
const WHAT_NOW =
  /^(?:so |and )?(?:what now|what next|now what|what (?:do|should|can) (?:i|we) do(?: now| first| next| about it)?|what are my options)$/
/** The kit for something that is hard to say. */
export const tellFor = ({ said }: Asked) => (AT_WORK.test(said) ? tellAtWork : tell)

/** "If we put prices up 8% and lose 5% of customers, are we better off?" */
const RECKONS =
  /^(?=[^]*[%$£€])[^]*\b(?:better or worse|better off|worse off|break ?even|pay(?:s|ing)? for itself|how long until)\b/

/** What a sheet or a program says when it fails. */
const FAILS_WITH =
  /#(?:n\/a|ref|value|name|div)|\b(?:error|exception|not working|doesn't work|won't|wrong)\b/i

const HELP = /\bhelp[.!?]?$/
/** "… 140 people, 22 November, what needs booking by when" */
const BOOKS =
  /\b(?:wedding|anniversary|engagement|birthday|party|function|christening|reunion|do)\b[^]*\b(?:booking|booked|to book|organi[sz]ing)\b/

/** '"subject to defeasance" in a will??' */
const QUOTED = /^\s*["“'][^"”'\n]{3,60}["”'][^.!?\n]{0,40}\?+\s*$/

/** A line of a program. */
const CODE_LINE =
  /^[ \t]*(?:for|while|if|def|class|import|from|let|const|var|function|return|select|SELECT)\b.*[:({;=,]|\w\[[^\]]+\]|\w\([^)]*\)[;:]?[ \t]*$/m
const WRONG = /\b(?:why|slow|error|wrong|fix|broken|fails?|work(?:ing)?|takes|crash\p{L}*|help)\b/u
export const isCode = ({ text, opaque }: Reading) =>
  (text.includes('\n') && CODE_LINE.test(text)) || opaque.some(({ kind }) => kind === 'fence')

/** Something that does not do what it should, in the words of those who have it. */
const FAULT =
  /\btoo (?:sour|dry|wet|hot|loud|slow|salty|runny|thick|tight|loose)\b|\btrips (?:out|after|when|every|the)\b|\bwhat (?:could|can|might) be (?:the )?(?:reason|cause|problem|wrong)\b|\b(?:machine|washer|dryer|dishwasher|boiler|printer|laptop|car|van|bike|mower|saw|oven|fridge|freezer|tap|toilet|shower|router|wifi|heater|kettle|vacuum|engine|pump|gate|door|alarm)\b[^.?!\n]*\b(?:showing|humming|bunching|clicking|buzzing|jamming|skipping|stalling|squeaking|grinding|flickering|dying|dies|e\d+|error|stuck|dead|no power|tripped)\b|\b(?:didn't|didnt) (?:work|help)\b|\bgone (?:pink|black|green|mouldy|cloudy|yellow|brown|off|hard|soft)\b|, still |\bwhat could (?:it|this) be\b|\bwhat(?:'s| is|s) causing\b|\b(?:dropp?ed|fell|fallen|down|jumped|rose|risen|went) (?:from|by|to) [$£€]?\d.*\b(?:why|what)\b|\bstops? (?:with|after|when|at|mid|half)\b|\b(?:drops|dropping|leaks?|leaking|keeps? (?!me\b|us\b|it\b|them\b|the\b|my\b)\p{L}+ing|won't (?:start|turn|open|close|print|charge|connect|load|rise|stay)|wont (?:start|turn|open|close|print|charge|connect|load)|(?:not|isn't|isnt|stopped) (?:working|starting|charging|rising|printing|heating|draining|connecting|loading)|coming out (?:flat|dry|wrong|blurry|burnt|soggy)|out by|going brown|turning yellow|tripping|overheating|freezes|crashes|beeping|rattling|whining|smells of)\b/u

/** Whether somebody tells of a fault and asks for nothing else. */
export const isFault = ({ reading, said, question }: Asked): boolean =>
  (reading.task === 'analyse' || reading.deliverable === 'recipe') &&
  !WRITES.test(said) &&
  !TO_SAY.test(question) &&
  !PEOPLE.test(said) &&
  !/^(?:can|am|is it|do|does|are|should) \b/.test(question) &&
  !ASKS_MORE.test(question) &&
  !/^(?:pls |please )?(?:can you )?(?:explain|define|what (?:is|does|are))\b/.test(said) &&
  FAULT.test(said)
const PEOPLE =
  /\b(?:he|she|his|her|him|apprentice|employees?|staff|workers?|colleague|son|daughter|kids?|child|husband|wife|boss|tenants?|neighbou?rs?|customers?|pupils?|students?|teenager|lad)\b/
const WRITES =
  /\b(?:write|draft|compose|letter|reply|complain\p{L}*)\b|\b(?:an?|the) (?:e-?mail|message|review) (?:to|for)\b/u

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
  if (/\bwhat (?:should|do|can|could|to) (?:(?:i|we) )?ask\b/.test(question)) return QUESTIONS
  if (/\bwhat (?:will|would|do|might|are) they (?:likely to |going to )?ask\b/.test(question))
    return EXPECTED
  if (PASSES_ON.test(said)) return passOn
  if (TO_SAY.test(question) && /\bcard\b/.test(said)) return SAD.test(said) ? condolence : card
  if (TO_SAY.test(question) && ASKS_MORE.test(question)) return help
  if (TO_SAY.test(question)) return PUBLIC.test(said) ? WRITING_KITS.review : tellFor(asked)
  if (WHAT_NOW.test(question)) return SITUATION
  if (isCode(reading) && WRONG.test(said)) return mend
  if (RECKONS.test(said)) return reckon
  if (HELP.test(said)) return help
  if (/\bis that \d+$/.test(question)) return reckon
  if (BOOKS.test(said)) return gathering
  if (QUOTED.test(reading.text)) return explain
  if (/\b(?:fair to both|both sides)\b/.test(said)) return weigh
  if (/^weigh up\b/.test(asked.opening)) return compareForMe
  if (
    !/^explain\b/.test(asked.opening) &&
    FIGURES.test(reading.masked) &&
    ASKS_OF_FIGURES.test(reading.masked)
  )
    return figures
  if (IMAGINES.test(reading.text)) return byWord(LITERARY_KITS, words)
  const stays = reading.goal === null && STAYS.test(opening) && !LEARNS.test(words.join(' '))
  if (stays) return TRIP
  const kit = byOpening(ANSWER_KITS, opening)
  if (kit === tell) return tellFor(asked)
  if (REVIEWS.test(head)) return PAPER_KITS.appraisal
  if (REPLIES.test(opening)) {
    if (/\breview\b/.test(opening)) return WRITING_KITS.review
    return byWord(MAIL_KITS, words) ?? WRITING_KITS.reply
  }
  if (kit === steps && /\b(?:he|she|they)\b/.test(said)) return help
  if (FOR_A_CHILD.has(kit) && CHILD.test(said)) return forAChild
  const own = OWN_CASE.test(reading.masked)
  if (kit === explain && own && !DEFINES.test(opening)) return help
  if (kit === tellApart && (own || RELATED.test(said) || /\bworth\b/.test(said)))
    return tellApartForMe
  if ((kit === compare || kit === sideBySide) && /\bexplain/.test(said)) return tellApart
  if (kit === compare && OR_NOT.test(said)) return advise
  if (kit === compare && (CHOOSES.test(opening) || tellsItsCase(reading))) return compareForMe
  if ((kit === compare || kit === sideBySide) && own) return compareForMe
  return kit ?? anyKindKit(asked)
}

const FOR_A_CHILD = new Set<Kit | undefined>([explain, cause])
/** "hes 5 and will not drop it" */
const CHILD =
  /\b(?:he|she)(?:'s|s| is) (?:only )?[2-9]\b(?! (?:weeks?|months?|days?))|\b[2-9]-? ?(?:yr|year|yo)s?[ -]?(?:old)?\b|\b(?:toddler|kindergart\p{L}+|preschool\p{L}*)\b/u
const DEFINES =
  /^(?:can you |could you )?(?:explain|define|what (?:is|are|does|do)|what's|whats|how (?:does|do i explain|do we explain)|why)\b/
const RELATED =
  /\b(?:mam|mum|mom|dad|nan|gran|wife|husband|partner|son|daughter|sister|brother|boss|landlord)\b/
/** "Notion or Trello": one of them is wanted, not a comparison. */
/** "… or is it too small": a doubt, not two things to choose from. */
const OR_NOT = /\bor (?:is|am|are|do|does) (?:it|that|this|i|we|they)\b/
const CHOOSES =
  /^(?!.*\bor (?:is|am|are|do|does|anything|something|what|not)\b)(?!.*\b(?:compar\p{L}+|differences?|explain|pros)\b).*\bor\b/u
const OWN_CASE =
  /\b(?:i|i'm|im|i've|ive|my|we|we're|we've|our)\b|\bfor (?:an? |the )?(?:\S+ )?(?:team|company|family|business|shop|school|clinic|startup|office)\b/i
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
  [/\b(?:itinerary)\b/i, TRIP],
  [/\b(?:checklist)\b/i, checklist],
  [/\b(?:caption)\b/i, WRITING_KITS.caption],
  [/\b(?:newsletter)\b/i, WRITING_KITS.newsletter],
  [/\b(?:policy)\b/i, PAPER_KITS.policy],
  [/\b(?:speech)\b/i, PAPER_KITS.speech],
]

const NEEDS_TO_TELL = /\b(?:need|have|got|want) to (?:tell|let|inform|ask|remind)\b/i
const LETTERS = /\b(?:letter|email|message)\b/i
const FIRST_PERSON = /\b(?:i|i've|i'm|we|we've|they've|they're)\b/i
/** "18 staff, team day out, Cork, €35 a head" */
const OUTINGS = /\b(?:days? out|away ?days?|team day|night out|party|hen do|stag do|picnic|bbq)\b/i
/** Written about somebody, not answered. */
const REVIEWS =
  /\b(?:performance|annual|year-end|appraisal|peer|book|film|product|restaurant) (?:review|appraisal|evaluation|assessment)s?\b/

const AT_WORK =
  /\b(?:tell|ask|remind|inform|let|say|explain|to|with) (?:an? |the |our |my |this )?(?:\S+ )?(?:clients?|customers?|suppliers?|vendors?|tenants?|landlord|guests?|agency|contractors?|partners?|investors?|candidates?|applicants?)\b|^(?:an? |my |our )?(?:client|customer|guest|supplier|tenant|landlord) /m

/** "Reply to this review: …" */
const REPLIES =
  /^(?:please )?(?:can you )?(?:reply|respond|answer) to (?:this |the |my |our |an? )?(?:\S+ ){0,3}(?:review|email|mail|message|comment|complaint|customer|client|guest|letter|post|tweet|query|enquiry|inquiry)\b/

/** So strong is a plain request or question; weaker ones only name a thing or tell how things stand. */
const PLAIN = 0.5
const TELLS =
  /^(?:(?!(?:for|about|on|whether|that|who|which|if|how|why|what|to)\b)[^\s.,;:!?]+ ){1,6}(?:is|are|am|was|were|has|have|had|isn't|isnt|aren't|wants?|keeps?|won't|wont|can't|cant|doesn't|doesnt|don't|dont|didn't|didnt|refuses|says|said|told)\b/i

const TRANSLATES =
  /^\s*(?:please )?(?:in|into|to) (?:english|german|french|spanish|italian|portuguese|dutch|polish|czech|danish|swedish|norwegian|finnish|greek|turkish|russian|ukrainian|arabic|hebrew|hindi|urdu|bengali|chinese|mandarin|japanese|korean|vietnamese|welsh|irish|romanian|hungarian|bulgarian|croatian|serbian)\b/i

/** Four figures or more, and somebody who wants to know what they mean. */
const FIGURES = /(?:[$€£]?\b\d[\d.,]*[%k]?(?=[\s,;]|$)[^\d]{1,30}){3}[$€£]?\d/u
const ASKS_OF_FIGURES =
  /\b(?:going on|means?|tell(?:s|ing)? (?:me|us)|trends?|look at|make of|why|happen(?:ed|ing)|wrong|insights?|analy[sz]e)\b/i
/** Several figures with their names, and nothing asked. */
const NAMED_FIGURES = /(?:\b\p{L}{2,12}\.? ?[:=]? ?[$€£]?\d[\d.,]*%?[,;\n]\s*){4}/u

/** For what no word tells of: something to be made, or a situation. */
function anyKindKit({ reading, head, said, question }: Asked): Kit | undefined {
  const { goal, sentences, masked } = reading
  if (goal !== null && sentences[goal].force > PLAIN) return undefined
  if (question) return byOpening(ANSWER_KITS, question)
  const { start, end } = sentences.at(goal ?? 0) ?? { start: 0, end: 0 }
  const first = masked.slice(start, end)
  const code = CODE_KITS.find(({ opens }) => opens.test(head))
  if (code) return FAILS_WITH.test(first) ? debug : code.kit
  if (TRANSLATES.test(first)) return TRANSLATED
  if (NAMED_FIGURES.test(masked)) return figures
  const thing = DISTINCT.find(([names]) => names.test(first))?.[1]
  if (thing) return thing
  if (goal === null && OUTINGS.test(said)) return gathering
  const letter = NEEDS_TO_TELL.test(said) && LETTERS.exec(said)
  if (letter) return WRITING_KITS[letter[0].toLowerCase()]
  if (
    TELLS.test(first) ||
    (goal === null && (FIRST_PERSON.test(said) || /^(?:my|our) /.test(said)))
  )
    return SITUATION
  return reading.deliverable === null ? undefined : MADE
}
