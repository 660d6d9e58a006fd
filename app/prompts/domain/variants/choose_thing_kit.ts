import { LIST, MADE, OUTLINE, POINTS } from '#app/prompts/domain/variants/any_kind_kits'
import { byOpening, type Asked, type Choice } from '#app/prompts/domain/variants/asked'
import {
  IDEAS,
  INTERVIEW,
  NAMES,
  QUESTIONS,
  QUIZ,
  SUGGESTION,
} from '#app/prompts/domain/variants/idea_kits'
import { TONE } from '#app/prompts/domain/variants/special_kits'
import { CRITIQUE } from '#app/prompts/domain/variants/choice_kits'
import { script } from '#app/prompts/domain/variants/code_kits'
import { GIST } from '#app/prompts/domain/variants/task_kits'
import { card, eulogy, farewell } from '#app/prompts/domain/variants/occasion_kits'
import { points } from '#app/prompts/domain/variants/teaching_kits'
import type { Kit } from '#app/prompts/domain/variants/kit'
import { apologise, invite } from '#app/prompts/domain/variants/mail_kits'
import { NOTICE_KITS } from '#app/prompts/domain/variants/notice_kits'
import { WRITING_KITS } from '#app/prompts/domain/variants/writing_kits'
import { PAPER_KITS } from '#app/prompts/domain/variants/paper_kits'
import { dinner } from '#app/prompts/domain/variants/gathering_kits'
import { checklist, lesson, routine, runningOrder } from '#app/prompts/domain/variants/plan_kits'

/** Asks about a thing rather than for it. */
const ABOUT =
  /^(?:please )?(?:can you )?(?:explain|what|whats|how|why|compare|review|check|is|are|do|does|should|which|who|where|tell|translate|summari[sz]e|fix|proofread)\b/

/** A list to use on others, not a rehearsal. */
const INTERVIEWS =
  /^(?!.*\b(?:my|me|mock|practi[sc]e|prepare|prep)\b).*\binterview (?:questions?|qs?|qe?u?est\p{L}+)\b/u
/** "What's a good title for …" */
const ONE_GOOD =
  /^(?:what(?:'s|s| is| would be)|whats|suggest|need|any|give me|i need) (?:me )?(?:an? )?(?:good|great|nice|catchy|strong|decent) (?!(?:time|place|thing|way to|idea to|reason|price|tip|rate|salary|rent|offer|amount)\b)\S+/
/** "Say this nicer: …" */
const SAY_IT = /^(?:say|put|word|phrase) (?:this|it|that)\b/
const OTHER_WORD =
  /\b(?:better|another|other|nicer) (?:word|phrase|line|name|title|headline|slogan|subject line|way of saying|way to say)\b/
const IN_A_CARD =
  /\b(?:lines?|words|message|something) (?:for|in|on) (?:the|a|her|his|their) card\b/
/** Names, titles or slogans, and nothing that they stand above. */
const NAMES_ONLY =
  /\b(?:title|titles|headline|headlines|slogan|slogans|tagline|taglines|hashtags|subject lines?|names)$|^name$/

/** "6 weeks to get from the couch to 15 kg up a hill" */
const TRAINS = /^(?:i have |i've got )?\d+ (?:weeks?|months?|days?) (?:to|until|till)\b/
const RUNS =
  /\b(?:order of jobs|order of work|run of show|running order|order of (?:service|events)|run ?sheet)\b/
/** "Something to read at my uncle's funeral" */
const AT_A_FUNERAL =
  /\b(?:read|say|speech|words|speak|talk)\b[^.!?\n]{0,40}\bfuneral\b|\bfuneral (?:speech|reading|talk)\b/
/** "Something that renames 212 scanned pdfs" */
const AUTOMATES =
  /\b(?:something|anything|a way|a program|a tool|a script)\b[^.!?\n]{0,20}\b(?:renam|convert|merg|split|sort|mov|cop(?:y|ie)|delet|download|resiz|backs? up|combin)\p{L}*\b[^.!?\n]*\b(?:files?|pdfs?|photos?|folders?|images?|rows|csvs?|emails?)\b/u
/** "3 bullet version: …" */
const VERSION =
  /^(?:\d+|one|two|three|short|quick) (?:bullet|bullets|line|lines|sentence|word|bullet point) (?:version|summary|recap)\b/
const VOICEMAIL =
  /\b(?:voicemail|answerphone|answering machine|out of office|ooo|auto-?reply|automatic reply)\b/

/** Kits by the thing that is asked for, the first that fits. */
const THINGS: Choice[] = [
  [/\boutline\b/, OUTLINE],
  [
    /\b(?:spelling|word|vocab(?:ulary)?|reading|packing|shopping|grocery|guest|supply|equipment|kit|bucket|prep|present|wish) list\b/,
    LIST,
  ],
  [
    /\b(?:house|pool|ground|club|studio|gym|site|camp|kitchen|group|community|chat|basic|simple) rules$|^rules$/,
    NOTICE_KITS.rules,
  ],
  [/\b(?:invite|invites|invitation|invitations)\b/, invite],
  [/\bsigns?$|\bsignage$/, NOTICE_KITS.sign],
  [/\bcall opener\b/, PAPER_KITS.call],
  [
    /\b(?:exercise sheet|info sheet|training sheet|instruction sheet|fact ?sheet|handout|leaflet|one-?pager|crib sheet|cheat ?sheet)\b/,
    NOTICE_KITS.handout,
  ],
  [/\blesson(?: plan| starter)?$|^lesson\b/, lesson],
  [/\b(?:bullet points?|bullets|talking points|key messages)\b/, POINTS],
  [/\breview (?:reply|response)\b/, WRITING_KITS.review],
  [/^(?:an? )?apolog(?:y|ies)$/, apologise],
  [/\b(?:icebreakers?|warm-?ups?|energi[sz]ers?|starter activity|party games?)$/, SUGGESTION],
  [
    /\b(?:one[- ]?liners?|(?:opening|first|closing|last) lines?|opener|straplines?|catchphrases?)$/,
    NAMES,
  ],
  [/\b(?:opening|closing|first|last|final) paragraphs?$|^(?:conclusion|introduction|intro)$/, MADE],
  [/^(?:school )?assembly$/, lesson],
  [/\b(?:revision|study|lecture|class|crib) notes\b/, NOTICE_KITS.handout],
  [/\b(?:marking|report card|school report) comments?\b/, PAPER_KITS.appraisal],
  [/\bto[- ]?do list\b/, checklist],
  [/^(?:\S+ )?(?:poster|flyer)$/, NOTICE_KITS.flyer],
  [/^about (?:me|us)$/, PAPER_KITS.profile],
  [/\b(?:status|stakeholder|project|progress|weekly) update$/, PAPER_KITS.report],
  [/\brisk assessment\b/, PAPER_KITS.risk],
  [
    /^(?:job |work |character |personal |academic |landlord |tenant )?references?$/,
    PAPER_KITS.reference,
  ],
  [/\bquiz\b/, QUIZ],
  [/^(?:\d+ |\S+ )?questions(?: (?:i|we|to)\b.*)?$/, QUESTIONS],
  [/^note$/, NOTICE_KITS.notice],
  [/\b(?:funeral|death) notice\b/, farewell],
  [/^minutes$/, WRITING_KITS.minutes],
  [/^(?:one|two|three|\d) (?:paragraphs?|sentences?)$/, MADE],
  [/^(?:symptoms|signs)(?: list)?$|\b(?:symptoms|signs) list\b/, points],
  [/\b(?:sheet|form|template|log|tracker|register|logbook|planner)$/, NOTICE_KITS.blank],
  [
    /^(?:\S+ ){0,2}feedback$|\b(?:review|appraisal|report) (?:comments?|feedback)$/,
    PAPER_KITS.appraisal,
  ],
  [/^follow[- ]?up\b/, WRITING_KITS.email],
  [
    /\b(?:closing|opening|close-?down|shut-?down|snag|task|jobs?|cleaning|moving|leaving|start-?up)(?: \S+)? list$/,
    checklist,
  ],
  [/\bpaint colou?rs?$/, SUGGESTION],
  [/\b(?:menu|courses)$/, dinner],
]

/** The kit for a thing that is named, however it is asked for; undefined where none is. */
export function thingKit({ opening, head, words, said }: Asked): Kit | undefined {
  if (INTERVIEWS.test(words.slice(0, 10).join(' '))) return INTERVIEW
  if (ONE_GOOD.test(opening)) return SUGGESTION
  if (/^review (?:for|of) (?:the|my|our|an?)\b/.test(opening)) return NOTICE_KITS.rating
  if (/^(?:key|main) points\b/.test(opening)) return GIST
  if (SAY_IT.test(opening)) return TONE
  if (OTHER_WORD.test(opening)) return SUGGESTION
  if (IN_A_CARD.test(said)) return card
  if (ABOUT.test(opening)) return undefined
  if (/\bfeedback (?:on|about)\b/.test(said)) return CRITIQUE
  if (NAMES_ONLY.test(head)) return NAMES
  if (/\bname ideas\b|\bideas for names?\b/.test(opening)) return NAMES
  if (/^(?:\S+ ){0,4}ideas\b/.test(opening) || /\bideas[.!?]?$/.test(said)) return IDEAS
  if (TRAINS.test(said)) return routine
  if (RUNS.test(opening)) return runningOrder
  if (AT_A_FUNERAL.test(said)) return eulogy
  if (AUTOMATES.test(said)) return script
  if (VERSION.test(opening)) return GIST
  if (head === 'note' && /\bkeeps? \p{L}+ing\b|\bstop\b/u.test(said)) return NOTICE_KITS.sign
  return VOICEMAIL.test(opening) ? NOTICE_KITS.voicemail : byOpening(THINGS, head)
}
