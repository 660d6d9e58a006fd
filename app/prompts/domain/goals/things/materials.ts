import { inlineThings } from '#app/prompts/domain/goals/things/giving'
import { type Thing, thingAt } from '#app/prompts/domain/goals/things/thing'
import { replyVerbOf, type ReplyVerb } from '#app/prompts/domain/reading/words/reply_verbs'
import { ASK_VERBS } from '#app/prompts/domain/reading/words/verbs'

/** Kinds of work that change or take apart a text that is there already. */
const ON_TEXTS = new Set(['rewrite', 'summarise', 'classify'])
const TEXT_VERBS =
  /^(?:turn|put|convert|transform|transcribe|clean(?: up)?|proofread|translate|verify|test|validate|score|sort|triage|route|anonymi[sz]e|redact|deduplicate|paraphrase|process|work through|evaluate|review|check|go through|look at|look through|look over|highlight|flag|correct|mark|grade)$/i
const PARTICLES = /^(?:up|out|through|over|down|to|at|together|apart|back)\b ?/i

/** "from the notes", "based on my outline", "against our requirements". */
const SOURCE =
  /\b(from|based on|on the basis of|out of|between|using|given|according to|against|by means of|with the help of|in line with)\s+(?=\S)/giu
/** "in my list", "about our refund policy": only where the words say that the person has it. */
const OWN_SOURCE =
  /\b(in|with|about|on|to|for|of)\s+(?=(?:my|our|this (?:week|month|quarter|year)['’]s|today['’]s|the (?:latest|attached|following|uploaded|pasted))\s)/giu
/** "the risks in the contract": what is looked for is there, unless it is what the work puts in. */
const INSIDE = /\bin\s+(?=the\s)/giu
const PUTS =
  /\b(?:put|add|insert|include|mention|note|write|state|say|use|place|mark|enter|fill|change|replace|keep|leave|cover|go(?:es)?)\b/i
/** "a reply to a customer complaint". */
const REPLIED_TO = /\b(?:repl(?:y|ies)|answers?|responses?|respond|react) to\s+(?=\S)/giu
const IF = /^if (?=(?:a|an|the|my|our) )/i

/** What a job works on, as its words name it: what the person has to bring along. */
export function materialsOf(text: string): Thing[] {
  const found = [...objects(text), ...inlineThings(text), ...sources(text)]
  const seen = new Set<string>()
  return found.filter(({ words }) => {
    const key = words.toLowerCase()
    return words !== '' && !seen.has(key) && seen.add(key)
  })
}

/** The object of a verb that works on a text: "summarize the minutes". */
function objects(text: string): Thing[] {
  const condition = IF.exec(text)
  if (condition) return materialOnly(thingAt(text.slice(condition[0].length)))
  const reply = replyVerbOf(text.toLowerCase())
  if (reply?.hasObject) return repliedTo(text.split(' ').slice(reply.length).join(' '), reply)
  const [verb, rest] = verbAndObject(text)
  const group = ASK_VERBS.get(verb) ?? ''
  const isText = ON_TEXTS.has(group) || TEXT_VERBS.test(verb)
  if (COMPARES.test(verb)) return compared(rest)
  // "Extract the action items from …" names what is wanted.
  if (isText) return textObject(rest)
  return group === 'analyse' ? materialOnly(thingAt(rest)) : []
}

const COMPARES = /^(?:compare|contrast|match|reconcile|align|merge|combine|join)$/

/** What is rewritten or summarized is there already, unless it has a proper name. */
function textObject(rest: string): Thing[] {
  const thing = thingAt(rest)
  if (!thing) return []
  const isThere = thing.isMaterial || thing.isEntry || isPossessed(rest)
  return isThere && !isNamed(rest) ? [thing] : materialOnly(thing)
}

/** "Compare our offer and their offer", "compare two offers". */
const compared = (rest: string): Thing[] =>
  rest.split(/ and | with | to /i, 2).flatMap((part) => materialOnly(thingAt(part)))

const materialOnly = (thing: Thing | null): Thing[] =>
  thing?.isMaterial && thing.isOwn ? [thing] : []

/** What is replied to is there, whatever it is; a decision can be told without it. */
function repliedTo(rest: string, { isDecision }: ReplyVerb): Thing[] {
  const thing = thingAt(rest)
  const isThere = !isDecision || /^(?:my|our|the|this|these|those)\b/i.test(rest)
  return thing && isThere && !isNamed(rest) ? [thing] : []
}

const isPossessed = (rest: string): boolean => /^(?:my|our|this|the|a|an)\b/i.test(rest)
/** A proper name is known to a model: "summarize Hamlet". */
const isNamed = (rest: string): boolean => /^(?:the )?(?:\p{Lu}\p{Ll}+|["“‘'])/u.test(rest)

function verbAndObject(text: string): [verb: string, rest: string] {
  const [, first, after = ''] = /^(\S+)\s*([\s\S]*)$/.exec(text) ?? ['', text, '']
  const particle = PARTICLES.exec(after)?.[0] ?? ''
  const verb = first.toLowerCase()
  const rest = after.slice(particle.length).replace(/^(?:me|us|that|whether|if) /i, '')
  return [TEXT_VERBS.test(`${verb} ${particle.trim()}`) ? `${verb} ${particle.trim()}` : verb, rest]
}

function sources(text: string): Thing[] {
  const strong = behind(text, SOURCE).flatMap((part) => {
    const thing = thingAt(part)
    return thing && (thing.isMaterial || /^(?:my|our)\b/i.test(part)) ? [thing] : []
  })
  const replied = behind(text, REPLIED_TO).flatMap((part) => materialOnly(thingAt(part)))
  const own = behind(text, OWN_SOURCE).flatMap((part) => materialOnly(thingAt(part)))
  const inside = PUTS.test(text)
    ? []
    : behind(text, INSIDE).flatMap((part) => materialOnly(thingAt(part)))
  return [...strong, ...replied, ...own, ...inside]
}

const behind = (text: string, marker: RegExp): string[] =>
  [...text.matchAll(marker)].map((match) => text.slice(match.index + match[0].length))
