import { LIST, OUTLINE, POINTS } from '#app/prompts/domain/variants/any_kind_kits'
import { byOpening, type Asked, type Choice } from '#app/prompts/domain/variants/asked'
import {
  INTERVIEW,
  NAMES,
  QUESTIONS,
  QUIZ,
  SUGGESTION,
} from '#app/prompts/domain/variants/idea_kits'
import type { Kit } from '#app/prompts/domain/variants/kit'
import { MAIL_KITS } from '#app/prompts/domain/variants/mail_kits'
import { NOTICE_KITS } from '#app/prompts/domain/variants/notice_kits'
import { PAPER_KITS } from '#app/prompts/domain/variants/paper_kits'
import { dinner } from '#app/prompts/domain/variants/gathering_kits'
import { lesson, runningOrder } from '#app/prompts/domain/variants/plan_kits'

/** Asks about a thing rather than for it. */
const ABOUT =
  /^(?:please )?(?:can you )?(?:explain|what|whats|how|why|compare|review|check|is|are|do|does|should|which|who|where|tell|translate|summari[sz]e|fix|proofread)\b/

const invite = byOpening(MAIL_KITS, 'invite')!

/** A list to use on others, not a rehearsal. */
const INTERVIEWS =
  /^(?!.*\b(?:my|me|mock|practi[sc]e|prepare|prep)\b).*\binterview (?:questions?|qs?|qe?u?est\p{L}+)\b/u
/** "What's a good title for …" */
const ONE_GOOD =
  /^(?:what(?:'s|s| is| would be)|whats|suggest|need|any|give me|i need) (?:me )?(?:an? )?(?:good|great|nice|catchy|strong|decent) (?!(?:time|place|thing|way to|idea to|reason|price|tip|rate|salary|rent|offer|amount)\b)\S+/
/** Names, titles or slogans, and nothing that they stand above. */
const NAMES_ONLY =
  /\b(?:title|titles|headline|headlines|slogan|slogans|tagline|taglines|hashtags|subject lines?|names)$/

const VOICEMAIL = /\b(?:voicemail|answerphone|out of office|ooo|auto-?reply)\b/

/** Kits by the thing that is asked for, the first that fits. */
const THINGS: Choice[] = [
  [/\boutline\b/, OUTLINE],
  [
    /\b(?:packing|shopping|grocery|guest|supply|equipment|kit|bucket|prep|present|wish) list\b/,
    LIST,
  ],
  [
    /\b(?:house|pool|ground|club|studio|gym|site|camp|kitchen|group|community|chat|basic|simple) rules$|^rules$/,
    NOTICE_KITS.rules,
  ],
  [/\b(?:invite|invites|invitation|invitations)\b/, invite],
  [/\bsigns?$|\bsignage$/, NOTICE_KITS.sign],
  [/\b(?:call opener|opening line)\b/, PAPER_KITS.call],
  [
    /\b(?:exercise sheet|info sheet|fact ?sheet|handout|leaflet|one-?pager|crib sheet|cheat ?sheet)\b/,
    NOTICE_KITS.handout,
  ],
  [/\blesson(?: plan)?$|^lesson\b/, lesson],
  [/\b(?:run of show|running order|order of (?:service|events)|run ?sheet)\b/, runningOrder],
  [/\b(?:bullet points?|bullets|talking points|key messages)\b/, POINTS],
  [/\brisk assessment\b/, PAPER_KITS.risk],
  [
    /^(?:job |work |character |personal |academic |landlord |tenant )?references?$/,
    PAPER_KITS.reference,
  ],
  [/\bquiz\b/, QUIZ],
  [/^(?:\d+ |\S+ )?questions$/, QUESTIONS],
  [/^(?:\S+ ){0,2}feedback$/, PAPER_KITS.appraisal],
  [/\bpaint colou?rs?$/, SUGGESTION],
  [/\b(?:menu|courses)\b/, dinner],
]

/** The kit for a thing that is named, however it is asked for; undefined where none is. */
export function thingKit({ reading, opening, head, words }: Asked): Kit | undefined {
  if (INTERVIEWS.test(words.slice(0, 10).join(' '))) return INTERVIEW
  if (ONE_GOOD.test(opening)) return SUGGESTION
  if (ABOUT.test(opening)) return undefined
  const isNamed = reading.task === 'write' || reading.task === 'ideate'
  if ((isNamed || reading.goal === null) && NAMES_ONLY.test(head)) return NAMES
  return VOICEMAIL.test(opening) ? NOTICE_KITS.voicemail : byOpening(THINGS, head)
}
