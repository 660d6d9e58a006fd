const SAYS_BACK =
  /^(?:(?:reply|respond|react)(?:ing)?(?:(?: [\p{L}-]+){0,3}? to)?|answer(?:ing)?(?: to)?|(?:get|getting|write|writing) back(?: to)?|address(?:ing)?|handl(?:e|ing)|deal(?:ing)? with)(?= )/u
/** Verbs that reach what is replied to by "to" alone. */
const NEEDS_TO = /^(?:reply|respond|react|get|write|writing)/
const DECIDES =
  /^(?:declin(?:e|ing)|refus(?:e|ing)|reject(?:ing)?|accept(?:ing)?|turn(?:ing)? down)(?= )/

const VAGUE = /^(?:address|handl|deal)/

export interface ReplyVerb {
  /** How many words it has: two of "reply to", three of "respond politely to". */
  length: number
  /** Whether what follows is its object. */
  hasObject: boolean
  /** Whether it names the reply itself, as "decline" does. */
  isDecision: boolean
  /** Whether it may name other work than a reply: "handle". */
  isVague: boolean
}

/**
 * Finds the verb of replying that a text begins with, such as "reply to" in "reply to the complaint". The object of
 * such a verb is a message from another person, and not the text to be written.
 * @param words in lower case
 * @returns null where the text begins with another verb, or has nothing after this one
 */
export function replyVerbOf(words: string): ReplyVerb | null {
  const says = SAYS_BACK.exec(words)?.[0]
  const verb = says ?? DECIDES.exec(words)?.[0]
  if (verb === undefined) return null
  return {
    length: verb.split(' ').length,
    hasObject: verb.endsWith(' to') || !NEEDS_TO.test(verb),
    ...{ isDecision: !says, isVague: VAGUE.test(verb) },
  }
}
