import type { Reading } from '#app/prompts/domain/reading/reading'
import type { Span } from '#app/prompts/domain/types'

/** Words that announce an example; in a text the place where they begin and end. */
export const LEAD =
  /\b(?:examples?|samples?|specimens?|patterns?|models?|illustrations?|for instance|e\.g\.|for orientation|(?:as a|to) guide(?: you)?|(?:like|just) (?:this|so|these)|looks? like|looks? as follows|should look|imagine (?:it|them|this)|in this (?:style|manner|way|spirit|vein)|in the (?:style of|form (?:i|we))|this (?:is how|is what|style)|new form|shape of|shows? the (?:style|tone|form|way)|(?:last|previous|latest) (?:[a-z]+ ){0,3}(?:was|were|read|ran|said)|we (?:like|liked|love)d?|fine by me|own attempt|that works|happy with|one of our best|already (?:assigned|right|done|used|painted|there|have)|have already|hear the|get the idea|give you an idea|would (?:be|read|say)|starts like|from our (?:history|archive|last)|as in|think(?= [#"“])|such as(?= ["“«])|so(?=:)|like(?=:))(?![a-z])/gi
const REFUSED =
  /\b(?:not|n't|avoid|never|instead of|rather than|unlike|bad|wrong|old|without)\b[^.:"“\n]{0,24}$/i
/** "Those three are from the old sheet, take them as a model" points back. */
const BEHIND =
  /\b(?:that|those|these|the above|the (?:lines?|one|two|three|four) above)(?: [a-z]+)? (?:was|were|is|are)(?: [a-z]+){0,2} (?:examples?|models?|samples?|patterns?)\b|\b(?:take|use|see) (?:them|it|that|those|these) as (?:an? )?(?:example|model|sample|pattern)\b(?!\s*:)/i

/** Whether the words point to what stands before them. */
export const pointsBack = (text: string, at: number) =>
  BEHIND.test(text.slice(Math.max(0, at - 70), at + 20))

const MOST_LEADS = 40

/** A clause before a colon that says how, which or whose one is shown: "Entry as I'd like it", "Here's one from me". */
const REFUSES = /\b(?:not|never|avoid|wrong|bad|unlike|rejected|instead of|rather than)\b|n['’]t\b/i
const OLD = '(?:last|previous|earlier|latest|finished|ready|correct|perfect|typical)'
const THING =
  '(?:one|line|entry|row|post|item|card|caption|title|note|text|answer|reply|tweet|slogan|headline|message|summary|subject|record|label|tag|step|name|sentence)s?'
const SHOWS = new RegExp(
  `\\b(?:${[
    "as (?:i|we|it|they|one)(?:['’]d| would| should| might| could)? (?:like|want|need|have|had|do|did|wrote|be|look|read)",
    '(?:how|what) (?:an?|the|one|each|every|it|they|mine|ours|this) (?:[a-z]+ ){0,3}?(?:looks?|reads?|goes|sounds?|(?:should|would|could|might|has to|is to) (?:look|read|sound|go))',
    'the (?:way|kind|sort|style|shape|look|format|form) (?:i|we|it|they)',
    "(?:here|this|that|below)(?:['’]s| is| was| are) (?:how |what )?(?:one|two|three|mine|ours|(?:an? |the |my |our )?(?:[a-z]+ ){1,2}(?:i|we|from|of ours|that))",
    'to (?:show|illustrate|give you)',
    '(?:i|we) (?:have in mind|mean|wrote|used)',
    '(?:one|two|three|a few) (?:i|we|that|from|of (?:ours|mine|last))\\b',
    `${OLD} ${THING}`,
    "(?:mine|ours|[a-z]+['’]s) (?:[a-z]+ ){0,2}(?:was|were|read|ran|said|went)",
    "(?:mine|ours|last (?:week|month|year|time|issue)['’]s)",
    '(?:could|might|would|may) (?:begin|start|read|say|look|sound|go|be)',
  ].join('|')})(?![a-z])`,
  'iu'
)

/** The places where a text announces an example, and does not refuse it. Linear in the text. */
export function announcementsIn({ text, opaque }: Reading): Span[] {
  const found: Span[] = []
  let tries = 0
  let next = 0
  for (const match of text.matchAll(LEAD)) {
    if (tries++ === MOST_LEADS) break
    while (next < opaque.length && opaque[next].end <= match.index) next++
    const inside = opaque[next]?.start < match.index && opaque[next].kind !== 'data'
    if (inside) continue
    const before = text.slice(Math.max(0, match.index - 30), match.index)
    const goesOn = /[\p{L}\p{N}<\/.@]$/u.test(before)
    const refused = REFUSED.test(before) && !pointsBack(text, match.index)
    if (!goesOn && !refused) found.push({ start: match.index, end: match.index + match[0].length })
  }
  for (const clause of clausesBeforeColons(text)) {
    const said = text.slice(clause.start, clause.end)
    const known = found.some((one) => one.start < clause.end && clause.start < one.end)
    if (!known && SHOWS.test(said) && !REFUSES.test(said) && found.length < MOST_LEADS)
      found.push(clause)
  }
  return found.sort((a, b) => a.start - b.start)
}

const LONGEST_CLAUSE = 110
const MOST_CLAUSES = 200

/** The words of the same sentence that stand before each colon. */
function clausesBeforeColons(text: string): Span[] {
  const clauses: Span[] = []
  for (let end = text.indexOf(':'); end >= 0; end = text.indexOf(':', end + 1)) {
    if (clauses.length === MOST_CLAUSES) break
    const before = text.slice(Math.max(0, end - LONGEST_CLAUSE), end)
    const opens = Math.max(
      before.lastIndexOf('\n'),
      before.lastIndexOf('. '),
      before.lastIndexOf(':')
    )
    const lead = before.slice(opens + 1)
    clauses.push({ start: end - lead.trimStart().length, end })
  }
  return clauses
}
