import { capital } from '#app/prompts/domain/goals/words'
import { wishAt } from '#app/prompts/domain/goals/wishes/wish_at'
import { thingAt } from '#app/prompts/domain/goals/things/thing'
import { NAMES_OF_THINGS, SURE_OBJECT } from '#app/prompts/domain/goals/clauses/stretches'
import { GOAL_VERBS, WORK_FORMS } from '#app/prompts/domain/goals/clauses/work_verbs'

const FRAME =
  /^(?:(?:please|ok|okay|so|hi|hello|hey|well)[ ,!]+)*(?:(?:i|we|i'd|we'd|i’d|we’d)(?: (?:really|just|also|often|always|usually))? (?:want|need|would like|would love|like|love|wish|am looking for|are looking for|have)|(?:can|could|would|will) you(?: please)?|help me|help us|let's|let us|(?:please )?(?:build|make|create|set up|design|give)(?: me| us)?(?= (?:something|a (?:flow|tool|workflow|process|automation|assistant|bot))))(?: to(?= (?:build|create|make|have) (?:something|a (?:flow|tool|workflow|process|automation|assistant|bot)))(?: \w+))? ?/i
const TOOL =
  /^(?:something|(?:a|an|some|the)(?: \w+)? (?:flow|tool|workflow|process|automation|assistant|bot|way)|(?:you|it|hone|ai|chatgpt|the (?:ai|model|flow|tool|assistant|computer|machine)))\b ?/i
const TIE = /^(?:(?:that|which|who|to|and|for|of|should|must|will|can|would|then|first)\b ?)+/i
const ACTOR =
  /(^|[,;:] |\band |\bthen )(?:it|hone|(?:the|an|my) (?:ai|model|flow|tool|assistant)|ai|chatgpt|you|which|that)(?: (?:then|should|must|will|can|also|first|has to))* (?=(\p{L}+))/giu
const TIME =
  /^(?:(?:every|each) (?:single |other )?[\p{L}]+|once (?:a|every) [\p{L}]+|daily|weekly|monthly)[,:]? /iu
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
  const words = readSource(readTopic(sentence.trimStart()))
  const space = sentence.slice(0, sentence.length - sentence.trimStart().length)
  const order = withoutTime(words)
  return space + (ordered(order) ?? withoutActors(order))
}

const TOPIC = /^((?:my|our|this|these|the attached) [^:.!?;,\n]{1,60}): (?=\S)/i

/** "Our menu: find dishes without meat" as "Read our menu. Find …": what the words begin with is there. */
function readTopic(words: string): string {
  const [lead = '', topic = ''] = TOPIC.exec(words) ?? []
  return lead === '' ? words : readFirst(topic, words.slice(lead.length))
}

/** What leads to a source at the beginning of a sentence. */
const LEADS =
  'from |out of |based on |on the basis of |using |working from |with the help of '.split('|')

/** "From our notes, write a report" as "Read our notes. Write a report". */
function readSource(words: string): string {
  const lower = words.toLowerCase()
  const lead = LEADS.find((one) => lower.startsWith(one))
  const parts = lead === undefined ? null : sourceAndOrder(words.slice(lead.length).split(' '))
  return parts && isThere(parts.source) ? readFirst(parts.source, parts.order) : words
}

/** The source ends before the first verb that begins work: behind a comma, or one that names no thing. */
function sourceAndOrder(words: string[]): { source: string; order: string } | null {
  for (let at = 1; at < words.length - 1; at++) {
    const isMarked = words[at - 1].endsWith(',')
    const from = isMarked && words[at].toLowerCase() === 'please' ? at + 1 : at
    const before = words[at - 1].toLowerCase()
    const isVerb = GOAL_VERBS.has(words[from].toLowerCase())
    if (isVerb && (isMarked || isSureVerb(words[from].toLowerCase(), before)))
      return {
        source: words.slice(0, at).join(' ').replace(/,$/, ''),
        order: words.slice(from).join(' '),
      }
  }
  return null
}

/** "Of a call extract …": behind a determiner, a verb is the name of a thing. */
const isSureVerb = (word: string, before: string): boolean =>
  !NAMES_OF_THINGS.has(word) && !SURE_OBJECT.test(before) && before !== 'to'

const isThere = (source: string): boolean =>
  /^(?:my|our) /i.test(source) || thingAt(source)?.isMaterial === true

const readFirst = (source: string, order: string): string =>
  `Read ${source.charAt(0).toLowerCase()}${source.slice(1)}. ${capital(order)}`

/** "Every Monday, summarize the updates" as "summarize the updates": a flow does not start by itself. */
function withoutTime(words: string): string {
  const order = words.slice(startOf(TIME, words).length)
  return WORK_FORMS.has(startOf(/^\p{L}+/u, order).toLowerCase()) ? order : words
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
