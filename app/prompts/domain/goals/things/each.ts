import { type Thing, thingAt } from '#app/prompts/domain/goals/things/thing'

const EACH = /\b(each|every)(?: single)?(?: one)?(?: of)? (?=\S)/gi
const ALONE =
  /\b(?:one by one|one at a time|one after (?:the other|another)|individually|each of them|for each one|separately for each)\b/i
const IN_LIST =
  /\b(?:in|from|of|for) (?:a|an|the|my|our) (?:list|csv|spreadsheet|table|file|excel(?: \w+)?) of (?=\S)/i
const LISTED =
  /\b(?:in|from|on) (?:a|an|the|my|our|this) (?:[\p{L}-]+ )?(?:list|csv|spreadsheet|table|file|excel|crm)\b/iu
/** "With a section for each customer" says what one text has. */
const INSIDE =
  /\b(?:with|including|containing|has|have|one [\p{L}]+|a [\p{L}]+) (?:[\p{L}-]+ ){0,3}(?:for|of|from|to|per|about) $/iu

/** "Each row of a CSV of leads" is each of the leads. */
const ROW =
  /^(?:row|line|entry|record|item)s? (?:of|in|from) (?:an? |the |my |our )?(?:[\p{L}]+ )?(?:csv|spreadsheet|table|list|file|excel|sheet)(?: file| sheet)? (?:of|with) (?=\S)/iu

export interface Eachness {
  /** What there are several of; null where it is what the work is about anyway. */
  thing: Thing | null
}

/** Whether a text wants the same done with each entry of a list. */
export function eachIn(text: string): Eachness | null {
  for (const match of text.matchAll(EACH)) {
    const before = text.slice(0, match.index)
    const rest = text.slice(match.index + match[0].length).replace(ROW, '')
    const thing = thingAt(rest)
    if (!thing?.isEntry || isInside(before)) continue
    return { thing }
  }
  const listed = IN_LIST.exec(text)
  const isEach = /\beach\b|\bevery\b/i.test(text)
  if (listed && isEach) return { thing: thingAt(text.slice(listed.index + listed[0].length)) }
  return ALONE.test(text) ? { thing: null } : null
}

/** "Write a short email for each lead" begins with what is made for each. */
const MAKES =
  /^(?:\S+ )(?:me |us )?(?:a|an|one) (?:(?!(?:with|including|containing|has|have) )[\p{L}-]+ ){0,4}(?:for|to|of|about|from) $/iu

/** Whether "each" behind some words tells of what one text has. */
export const isInside = (before: string): boolean => INSIDE.test(before) && !MAKES.test(before)

export const isListed = (text: string): boolean => LISTED.test(text)

const WHOLE =
  /\b(?:everything|all|overall|altogether|together|the results|the whole|in total|combine|merge)\b/i

/** Whether work is about all entries again. */
export const isAboutAll = (text: string): boolean => WHOLE.test(text)

/** Words for what any list consists of: they do not name one. */
const ANY_ENTRY = /^(?:rows?|lines?|entr(?:y|ies)|items?|records?|ones?|it|them)\b/i
export const isAnyEntry = ({ words }: Thing): boolean => ANY_ENTRY.test(words)
