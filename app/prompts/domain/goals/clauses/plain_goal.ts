import { wishAt } from '#app/prompts/domain/goals/wishes/wish_at'
import { WORK_FORMS } from '#app/prompts/domain/goals/clauses/work_verbs'

const FRAME =
  /^(?:(?:please|ok|okay|so|hi|hello|hey|well)[ ,!]+)*(?:(?:i|we|i'd|we'd|i’d|we’d)(?: (?:really|just|also|often|always|usually))? (?:want|need|would like|would love|like|love|wish|am looking for|are looking for|have)|(?:can|could|would|will) you(?: please)?|help me|help us|let's|let us|(?:please )?(?:build|make|create|set up|design|give)(?: me| us)?(?= (?:something|a (?:flow|tool|workflow|process|automation|assistant|bot))))(?: to(?= (?:build|create|make|have) (?:something|a (?:flow|tool|workflow|process|automation|assistant|bot)))(?: \w+))? ?/i
const TOOL =
  /^(?:something|(?:a|an|some|the)(?: \w+)? (?:flow|tool|workflow|process|automation|assistant|bot|way)|(?:you|it|hone|ai|chatgpt|the (?:ai|model|flow|tool|assistant|computer|machine)))\b ?/i
const TIE = /^(?:(?:that|which|who|to|and|for|of|should|must|will|can|would|then|first)\b ?)+/i
const ACTOR =
  /(^|[,;:] |\band |\bthen )(?:it|hone|(?:the|an|my) (?:ai|model|flow|tool|assistant)|ai|chatgpt|you|which|that)(?: (?:then|should|must|will|can|also|first|has to))* (?=(\p{L}+))/giu
const JOINED = /((?:[,;] |\b)(?:and |then |and then )|[,;] )(\p{L}+)(?= )/giu

/** A goal as orders: "I need a flow that reads the notes and drafts a reply" becomes "read the notes and draft a reply". */
export const plainGoal = (text: string): string =>
  text
    .split(/(?<=[.!?;\n])(?=\s)/)
    .map((sentence, at) => (isWish(sentence, at) ? sentence : plainSentence(sentence)))
    .join('')

/** "I want to check it first" stays as it is; what begins a goal is work where it may be. */
function isWish(sentence: string, at: number): boolean {
  const wish = wishAt(sentence)
  return wish !== null && (at > 0 || !wish.isLook)
}

function plainSentence(sentence: string): string {
  const words = sentence.trimStart()
  const space = sentence.slice(0, sentence.length - words.length)
  return space + (ordered(words) ?? withoutActors(words))
}

/** "I need a flow that reads the notes" as "read the notes"; null where nothing is to be taken away. */
function ordered(words: string): string | null {
  const frame = startOf(FRAME, words)
  const tool = startOf(TOOL, words.slice(frame.length))
  if (frame === '' && tool === '') return null
  const rest = words.slice(frame.length + tool.length)
  const order = rest.slice(startOf(TIE, rest).length)
  const first = startOf(/^\p{L}+/u, order)
  const verb = WORK_FORMS.get(first.toLowerCase())
  // Without a verb of work, what was taken away may be all that the sentence says.
  if (verb === undefined) return null
  const plain = verb + order.slice(first.length)
  return withoutActors(tool !== '' && first.toLowerCase() !== verb ? inOrders(plain) : plain)
}

const startOf = (pattern: RegExp, words: string): string => pattern.exec(words)?.[0] ?? ''

/** "It drafts a reply" is the order "draft a reply". */
const withoutActors = (words: string): string => {
  let isThird = false
  const plain = words.replace(ACTOR, (whole, before: string, verb: string) => {
    if (!WORK_FORMS.has(verb.toLowerCase())) return whole
    isThird = true
    return `${before}\u0000`
  })
  const orders = plain.replace(/\0(\p{L}+)/gu, (_, verb: string) => baseVerb(verb))
  return isThird ? inOrders(orders) : orders
}

/** "…, and writes a reply" as "…, and write a reply". */
const inOrders = (words: string): string =>
  words.replace(JOINED, (_, join: string, verb: string) => join + baseVerb(verb))

const baseVerb = (verb: string): string => WORK_FORMS.get(verb.toLowerCase()) ?? verb
