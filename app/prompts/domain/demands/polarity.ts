import type { Mention } from '#app/prompts/domain/demands/mentions'
import { stem } from '#app/prompts/domain/demands/words'
import { isContentWord } from '#app/prompts/domain/reading/content_words'

export type Polarity = 'wanted' | 'banned' | 'told'

/** Whether something is asked for, ruled out or only told, and the words that narrow it down. */
export interface Stance {
  polarity: Polarity
  /** Stems of words such as "trick" in "no trick questions"; only with one of them is the same meant. */
  narrow: string[]
}

const REACH = 100
const FILL =
  '(?:(?:any|all|a|an|the|every|single|my|your|our|their|its|his|her|kind|sort|form|of|use|using|whatever|such|real|in|as|with|to|on|by|about|what|how|much|it|they|this|that|whatsoever|at)\\s+)*'

/** A word that rules out the noun behind it. */
const NEAR = new RegExp(
  `(?:^|[^a-z])(?:no|without|never|avoid(?:s|ing)?|omit(?:s|ting)?|skip(?:s|ping)?|exclud(?:e|es|ing)|zero|nor|neither|ban(?:ned)?|free (?:of|from)|forgo|not (?:a|any|one|in|as|with|be)|leave (?:out|off|away)|leaving out|cut out|strip(?: out)?|rather than|instead of|in place of|less|remov(?:e|es|ing))\\s+${FILL}((?:[a-z'’-]+\\s+){0,2}|(?:[a-z'’-]+\\s+){1,4}(?:or|nor)\\s(?:[a-z'’-]+\\s+){0,2})$`
)
/** A denied verb, or words that keep something out. */
const FAR =
  /(?:(?:^|[^a-z])(?:not|never|cannot|nothing|nobody|no one|no-one|none|not a (?:word|hint|trace)|refrain|refrains|stay (?:away|clear)|steer clear|keep (?:quiet|silent|out|away|clear)|silent (?:on|about)|forbidden|forbid|prohibit)|n['’]t)\s(?:[^\s,;:.]+\s+){0,7}$/
const ROW =
  /(?:^|[^a-z])(?:no|without|avoid|never|not|nor|n['’]t)\s[^.;:()]*,\s*(?:(?:and|or|nor)\s+)?((?:[^\s,.;:()]+\s+){0,3})$/
const AND_ROW = /\b(?:avoid|avoiding|without|omit|exclude|leave out|skip)\s[^.;:()]*$/
const CLOSED_ROW = /^[^.;:()]*?\b(?:or|nor)\b/
const CLOSED_AND = /^[^.;:()]*?\band\b/
/** What looks like a denial and is none. */
const NOT_DENIED =
  /(?:\bnot|n['’]t|never) (?:only|just|merely|forget|fail|hesitate|omit|skip|leave out|neglect|until|before|necessarily|simply|be afraid|less|be shy|miss|worry)\b|\bno (?:more|fewer|less|later|longer|earlier) than\b|\bno matter\b|\bnot (?:more|fewer|less|later|longer) than\b|\bwhether or not\b|\bnothing (?:but|other than|except|more than|beyond|outside|else)\b|\bno doubt\b|\b(?:once|if|when|where|unless)\b[^,]*$/
const AFTER =
  /^(?:['’]s)?(?:,?\s[a-z'’-]+,?){0,4}?\s(?:(?:is|are|must|may|should|shall|can|do|does|will|has|have|had|need)(?:\s[a-z]+)?\s?(?:not|n['’]t|never)|never|nowhere)(?:\s(?:to\s)?(?:be\s)?(?:used?|mentioned|named|shown|given|stated|included|allowed|permitted|wanted|needed|welcome|appear|occur|come up|feature|show up|addressed|desired|stand|have a place|found|disclosed|revealed|quoted|added|set)\b|[.,;:]|\s*$)/
const DENIES = /not|n['’]t|never|nowhere/
const BARRED =
  /^(?:\s[a-z'’-]+){0,2}?\s(?:(?:is|are|stays?|remains?|be)\s)?(?:strictly\s|all\s|therefore\s)?(?:banned|forbidden|prohibited|taboo|off[ -]limits|not allowed|excluded|barred|unwanted|unwelcome|ruled out|left out|omitted|avoided|out(?: of (?:it|the \w+|place|bounds))?(?=[.,;]|$))/
const FREE = /^(?:[- ]free|\snothing)\b/
/** "Keep the names out", "leave all prices out": a verb and its particle close in what is ruled out. */
const PARTED_VERB =
  /\b(?:keep|leav|tak|cut|strip|edit|rul|weed|filter|throw|hold|put)(?:s|e|es|ing)?\s(?:[a-z'’-]+\s){0,3}$/
const PARTICLE =
  /^(?:\s(?:and|or)\s[a-z-]+)?(?:\s(?!in\b|on\b)[a-z'’-]+){0,4}?\s(?:out|off|away|aside)(?=[.,;:)]|$|\s(?:altogether|entirely|completely|please|here|and|of (?:it|this|everything|all|the (?:text|answer|reply|result|whole)))\b)/
/** "Is never shown as a number", "is not named in the title": only the manner or the place is ruled out. */
const COMPLEMENT =
  /^\s(?:as|in|on|under|before|after|within|next to|with|at|by|beside|behind|above|below|until|more than|twice)\s(?!(?:any|all|this|it|every|the (?:text|answer|reply|message|letter|post|article|result|output|page|report|e?-?mail))\b)/
/** "A remark without a figure becomes …" tells of things that lack something. */
const LACKING =
  /(?:^|[\s,;(])(?:an?|any|each|every|all|those) (?:[a-z-]+ )?[a-z-]+ (?:without|with no)\s/
const TELLS_ON =
  /^(?:\s[a-z'’-]+){0,3}?\s(?:is|are|becomes?|gets?|counts?|goes|go|stays?|means?|has|have|must|should|may|can|cannot|will|remains?|turns?|needs?)\b/
/** "Room for a headline" keeps a place free of it. */
const ROOM =
  /\b(?:room|space|area|gap|margin|spot)\b[^.;:]{0,20}?\bfor\s(?:(?:an?|the|my|our|its|any)\s)?(?:[a-z-]+\s){0,2}$/

const VERBS =
  'use|using|include|including|add|adding|mention|mentioning|give|giving|list|listing|quote|name|naming|show|showing|state|stating|refer to|put|insert|provide|contains?|containing|write|end|start|open|close|finish|round|wrap|sign|begin|tell|say|explain|describe|compare|report|cite|reveal|announce|point out|note|display|print|highlight|emphasi[sz]e|specify|indicate|attach|append|place|set|supplement|bring|back|fill|make sure|ensure|has|have|gets?|needs?|carries|carry|must|should|shall|presents?|introduce|draw|work|invent|ask|call|urge|employ|apply|throw in|repeat|sprinkle|top|season|serve|cook|fry|follow|mark|cover|discuss|detail|spell out|publish|disclose|share|let|apologi[sz]e|admit|accept|acknowledge|express|offer|propose|suggest|mix in|weave in|there is|comes with'
const GOVERNED = new RegExp(
  `(?:^|[^a-z])(?:(?:${VERBS})\\s+(?:[^\\s;:.()]+\\s+){0,11}|(?:with|in|as|into|plus)\\s+(?:[^\\s,;:.()]+\\s+){0,3})$`
)
const DUE =
  /^(?:\s[a-z'’-]+){0,4}?\s(?:must|should|shall|is to|are to|has to|have to|needs? to|comes?|goes|stands?|belongs?|in brackets|at the (?:end|top|bottom|start)|(?:right )?after each|per \w+)\b/
/** "Last line: …" says what is to stand there. */
const LABELLED =
  /^[^:]{0,30}\b(?:line|headline|title|subject|caption|slogan|button|heading|footer|ending|opening|closing|hook|tagline|course|dinner|lunch|starter|dessert|content|contents|structure|include|parts|sections|end|start):/
/** "Five hashtags" asks for them without a verb. */
const COUNTED =
  /^\W*(?:(?:exactly|at least|at most) )?(?:an?|one|two|three|four|five|six|\d+) (?:[a-z-]+ ){0,2}$/
/** A reason: what stands there is told, not asked for. */
const ASIDE =
  /(?:[a-z,]\s)(?:because|since|so that|given that|in case|although|though|even if|whenever|as (?:they|we|she|he|it|i|you))\s[^;:.]*$|\b(?:who|which|that) (?:was|were|had|has)\s[^;:.]*$|(?:^|\s)(?:if|when|where|whether|once|unless)\s[^,;:.]*$/
/** A description or a condition: what it names is not asked for. */
const DESCRIBED =
  /(?:[a-z,]\s)(?:because|since|so that|as (?:the|these|our|they|we|she|he|it|this|my|i|you)|which|who|whose|whom|that (?:was|were|had|has|is|are)|given that|in case|although|though|even if|whenever)\s[^;:.]*$/
/** Between a denied verb and the thing: how it is ruled out, and what narrows it down. */
const NAMED = new RegExp(
  `(?:(?:^|[^a-z])(?:not|never|nothing|refrain from|keep|silent|quiet|word|cannot|nobody|no one|none)|n['’]t)\\s(?:[a-z]+\\s){0,3}?(?:(?:${VERBS})s?|about|on|of|to|up)\\s+${FILL}((?:[a-z'’-]+\\s+){0,1}|(?:[a-z'’-]+\\s+){1,4}(?:or|nor)\\s)$`
)
const NARROWED =
  /^(?:\s(?:mark|point|line|name|number|character|sign|symbol|element|syntax|word|term)s?)?\s(?!(?:(?:mark|point|line|name|number|character|sign|symbol|element|syntax|word|term)s?|in|on|at|or|and|nor|of any|of (?:your|its|my) own|any|anywhere|whatsoever|please|as|because|since|so|either|there|here|to the)\b)([a-z][a-z '’-]*)/

/** "No other animals" rules out no animal that is named. */
const FURTHER =
  /\b(?:other|others|further|additional|else|second|more|new|two|one)\s(?:[a-z-]+\s)?$/

/** "Prices that are not given" rules out no price that is given. */
export const LIMITED =
  /^[^.;:()]*\b(?:(?:that|which) (?:is|are|was|were) not|not (?:given|mentioned|stated|in the)|beyond|other than|you (?:are|do) not)\b/

const wanted: Stance = { polarity: 'wanted', narrow: [] }
const told: Stance = { polarity: 'told', narrow: [] }
const banned: Stance = { polarity: 'banned', narrow: [] }

const isKeptOut = (before: string, after: string) =>
  PARTED_VERB.test(before) && PARTICLE.test(after)

/** How a thing is spoken of; `asked` where it stands in a list of what the result must have. */
export function stanceOf(
  { spoken: { said, start: from }, start, end, names }: Mention,
  asked = false
): Stance {
  const at = start - from
  const before = clauseBefore(said.slice(Math.max(0, at - REACH), at))
  const after = said.slice(end - from, end - from + REACH)
  if (ROOM.test(before) || (LACKING.test(before) && TELLS_ON.test(after))) return told
  const shunned = /\b(?:without|excluding|besides) the\s$/.test(before) ? null : NEAR.exec(before)
  const row = ROW.exec(before)
  const rest = `${said.slice(Math.max(0, at - 4), at)}${after}`
  const inRow =
    row !== null && (CLOSED_ROW.test(rest) || (AND_ROW.test(before) && CLOSED_AND.test(rest)))
  if (shunned || inRow || FAR.test(before)) {
    if (names && (FURTHER.test(before) || LIMITED.test(after))) return told
    if (NOT_DENIED.test(before)) return wanted
    const named = shunned ?? (inRow ? row : NAMED.exec(before))
    if (!names) return banned
    const narrowed = NARROWED.exec(after)?.[1] ?? ''
    const narrow = named ? narrowing(`${named[1]} ${narrowed}`) : []
    return named && (narrow.length || !narrowed) ? { polarity: 'banned', narrow } : told
  }
  if (FREE.test(after) || BARRED.test(after) || isKeptOut(before, after)) return banned
  const denied = DENIES.test(after) ? AFTER.exec(after) : null
  if (denied) return COMPLEMENT.test(after.slice(denied[0].length)) ? told : banned
  if (ASIDE.test(before) || (names && DESCRIBED.test(before))) return told
  const due =
    !names ||
    asked ||
    COUNTED.test(before) ||
    GOVERNED.test(before) ||
    DUE.test(after) ||
    LABELLED.test(said.slice(0, at))
  return due ? wanted : told
}

const MOST_NARROWING = 5

function narrowing(said: string): string[] {
  const words = said.replace(/.*\b(?:or|nor)\s/, '').match(/[a-zà-ÿ]{3,}/g) ?? []
  return words.slice(0, MOST_NARROWING).filter(isContentWord).map(stem)
}

const SIGNS = /[;:()–—]|\. | but | instead | then /g

/** The words of the same clause that stand before a place. */
function clauseBefore(before: string): string {
  const last = [...before.matchAll(SIGNS)].at(-1)
  return last ? before.slice(last.index + 1) : before
}
