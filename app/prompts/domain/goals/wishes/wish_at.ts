import { CONSENT, DECIDES, LOOKS, WHO, WHOM } from '#app/prompts/domain/goals/wishes/persons'

/** A wish that a person decides, as it is told. */
export interface Wish {
  /** Whether its verb may also name work ("check it"): then it needs something to be about. */
  isLook: boolean
  /** Whether the person chooses from what there is. */
  isChoice: boolean
}

const pattern = (source: string) => new RegExp(`^(?:${source})(?![\\p{L}\\d])`, 'iu')

const MODAL = `(?:must|has to|have to|needs? to|wants? to|would like to|like to|would love to|would prefer to|prefers? to|likes? to|should|will|can|could|may|shall|has|have|had|gets? to|is going to|am going to|is to|are to|also|first|always|then|still|personally|finally|only|myself|explicitly|manually|briefly|quickly)`
const LINK = `(?:make sure(?: that)?|ensure(?: that)?|be sure that|before|and|then|but|only|finally|next|please|always|first|also|so|or|after|once|when|until|till|unless|if|as soon as|provided|(?:that|which)(?= (?:i|we|my|our|the|legal|hr|she|he)[ '’])|before that|after that|not)`
const LINKS = `(?:${LINK}[ ,]+)*`
const THING = `(?:it|them|this|that|these|those|everything|(?:the|a|an|my|our|each|every|any|all|its|their)(?: [\\p{L}\\d'’-]+){1,4}?)`
const DONE = `(?:approved|signed[- ]off|confirmed|reviewed|checked|double-checked|cleared|okayed|ok'd|authori[sz]ed|accepted|vetted|looked (?:at|over)|seen|read|verified)`
const ASKS = `(?:asks?|consults?|check(?:s|ing)? (?:back |in )?with|clear(?:s)? ${THING} with|runs? ${THING} (?:by|past)|involves?|notif(?:y|ies))`
const WAITS = `(?:waits?|holds?(?: on)?|pauses?|stops?|stops? and waits?)`
const ABOUT = `(?:for|before|first|if|whether|to|again|and|about|then|once|when|prior)`

/** Wishes of which nobody doubts that a person is to decide. */
const SURE = [
  `${LINKS}${ASKS} ${WHOM}(?= ${ABOUT}(?![\\p{L}])|[^\\p{L} ]|$| [^\\p{L}])`,
  `${LINKS}${WAITS} (?:for|until|till) (?:${WHO}|my|our)`,
  `${LINKS}(?:let|lets|have|has|allow|allows|get|gets|make|want|wants) ${WHOM} (?:to )?(?:${MODAL} )*(?:${DECIDES}|${LOOKS})`,
  `${LINKS}(?:have|get|gets|having|getting|want|wants) ${THING} ${DONE}`,
  `${LINKS}(?:i |we |it |this |they |you |that )?(?:${MODAL} )*(?:get|gets|getting|obtain|need|needs|require|requires|request|requests|await|awaits|waits? for|seek|asks? (?:${WHOM} )?for|pending|upon|on|without|with|subject to|for|see if you have) (?:(?:my|our|the|a|an|his|her|their|final|written|explicit|formal|human|manual|personal|express|prior|[\\p{L}-]+['’]s?|[\\p{L}-]+) ){0,3}?${CONSENT}`,
  `(?:nothing|nobody|no one|none|no [\\p{L}]+|never)[^.;]{0,80}? (?:before|without|unless|until|till) [^.;]{0,60}?(?:${CONSENT}|${DECIDES}|${LOOKS})`,
  `${LINKS}(?:show|shows|send|sends|give|gives|present|presents|hand|hands|submit|submits|pass|forward|bring)(?: (?:it|them|this|that|everything|(?:the|a|an|my|our|each|all)(?: [\\p{L}\\d'’-]+){1,4}?))?(?: over)?(?: to)? ${WHOM}(?: ${THING})? (?:for (?:a |an |the |my |his |her |their |final |quick |last )*(?:approval|review|check|sign-?off|confirmation|decision|okay|ok|comments?|a look)|(?:so (?:that )?(?:i|we|he|she|they) can|to) (?:${DECIDES}|${LOOKS})|first|before)`,
  `${LINKS}${WHO} (?:${MODAL} )*${DECIDES}`,
  `${LINKS}(?:(?:it|they|this|that|everything|[\\p{L}]+|(?:the|a|an|my|our|each|every|all|its|their)(?: [\\p{L}\\d'’-]+){1,4}?) )?(?:must|has to|have to|needs? to|should|is|are|has|have|being|been|gets?|will|can|may|is to|to)(?: (?:only|first|always|be|been|being))* ${DONE}(?= by|[^\\p{L} ]|$| first| before| and then)`,
  `(?:only |not )*(?:after|once|when|if|unless|until|as soon as) ${DONE}`,
  `${LINKS}(?:with )?(?:a |an |the |my |our )?(?:manual|human|final|personal|legal|editorial) (?:review|approval|check|sign-?off|decision|confirmation)`,
  `${LINKS}(?:[\\p{L}'’-]+ ){0,5}?(?:is|are) (?:up to|decided by|approved by|reviewed by|checked by|confirmed by|signed off by) ${WHOM}`,
  `${LINKS}(?:(?:my|our|the|his|her|their|final|written|legal|a|an) ){0,3}?${CONSENT}(?: (?:by|from|of) ${WHOM})? (?:is|are) (?:always )?(?:needed|required|necessary|mandatory|a must)`,
  `${LINKS}${WHO} (?:${MODAL} )*be (?:asked|consulted|involved)`,
].map(pattern)

const LOOK = pattern(
  `${LINKS}${WHO} (?:${MODAL} )*${LOOKS}(?: (?:at|over|through|on|between|from))*(?= (?:it|them|this|that|these|those|everything|one|which|the|its|each|every|all|first|before|and|what|your|my|both|whether|if|about)(?![\\p{L}])|[^\\p{L} ]|$| [^\\p{L}])`
)
const SHOW = /^(?:and |then |first |please )*(?:show|shows) (?:me|us)\b/i
/** "Ask me for the name of the customer" asks for an input. */
const ASKS_FOR = new RegExp(
  `^${LINKS}asks? (?:me|us|the user) (?:(?:first )?for (?!(?:[\\p{L}'’-]+ ){0,3}?${CONSENT}(?![\\p{L}]))|what|which|who|where|when|how|about)`,
  'iu'
)
const CHOICE =
  /\b(?:choos\w*|chosen|pick\w*|select\w*|decide (?:between|which|on one)|which one)\b/i

/** Characters of a text that are searched for a wish. */
export const MAX_WISH_LENGTH = 240

/** The wish that a text begins with, or null. */
export function wishAt(text: string): Wish | null {
  const words = text.slice(0, MAX_WISH_LENGTH).replace(/\s+/g, ' ').trimStart()
  if (ASKS_FOR.test(words)) return null
  const isChoice = CHOICE.test(words)
  if (SURE.some((one) => one.test(words))) return { isLook: false, isChoice }
  return LOOK.test(words) || SHOW.test(words) ? { isLook: true, isChoice } : null
}
