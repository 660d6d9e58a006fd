import type { Job, Reading, Sentence, Token } from '#app/prompts/domain/reading/reading'
import { speaks } from '#app/prompts/domain/reading/sentences'

/** Asks to name known things, not to invent names. */
const NAMING =
  /^(?:please )?(?:name|state) (?!ideas?\b|for\b|suggestions?\b|my\b|our\b|a (?:new )?(?:brand|company|business|product)\b)/
const COUNT =
  /^(?:please )?(?:name|state) (?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}|some|a few)\b/

/** Asks for one fact, or for yes or no. */
const FACT =
  /^(?:an? |the )?(?:word|term|expression) for (?:when|someone|somebody|a|an|the|people)\b|^(?:(?:in|at|on|from|to|by|for|of) )?(?:who|whose|when|where|which|is|are|was|were|did|does|do|has|have|how (?:many|much|old|far|tall|long|big|large|high|fast|deep|heavy|often|soon))\b|^what (?:is|are|was|were) (?:the )?(?:\p{L}+est|most|least|first|last|capital|name|date|year|number|title|formula|distance|population|currency|plural|past tense|opposite|synonym|antonym|meaning of the word)\b|^(?:please )?(?:name|state) (?:the|an?) (?!ideas?)|^(?:please )?(?:give|provide|state)(?: me)? (?:an?|one) (?:example|argument|reason|advantage|disadvantage|benefit|fact|use|definition)\b|^(?:please )?(?:give|list|name|find|provide|what is|what are)(?: me)? (?:an?|the|one|two|three|four|five|some|\d+) (?:synonyms?|antonyms?|rhymes?|opposites?|homophones?|plurals?)\b|^what (?:year|day|time|colou?r|country|city|language|number|word)\b/u

/** Asks for something that is worked out. */
const SUM =
  /\bhow (?:many|much) (?:[a-z]+ )?is that\b|\b(?:whats|what's|what is) (?:the |my |our )?(?:grand )?total\b|\bis that \d+$|\bwhat (?:did|do) (?:i|we) (?:make|owe|earn|clear)\b|\b(?:calculate|compute|solve|perimeter|circumference|equation|square root|percent(?:age)? of|how much is|convert \d+|as many|as much|twice as|half as)\b/

/** Asks for several known things. */
const LIST =
  /^(?:please )?(?:list|name|give(?: me)?|state|tell me|write down) (?:the |me |all |some |at least )?(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|\d{1,2}|some|a few)\b|^what are (?:the |some |a few )?(?:\p{L}+ )?(?:best|common|main|major|top|different|typical|good|popular|examples?|types|kinds|ways|strategies|benefits|advantages|signs|symptoms|causes|rules|steps|tips)\b/u

/** Asks for so many of them, wherever in the sentence. */
const COUNTED =
  /\b(?:list|name) (?:the )?(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?!ideas?|words?|sentences?|paragraphs?)/

/** Asks what the assistant thinks. */
const VIEW =
  /\b(?:your (?:opinion|view|thoughts?|take)|do you (?:think|believe|agree|prefer)|would you)\b|^(?:is|are|was|were|would) (?:.* )?(?:ethical|unethical|moral|immoral|fair|unfair|justified|acceptable|better|worse|overrated|underrated|(?:right|wrong) (?:to|that|if)|a good idea|worth)\b/

/** Asks for the answer to one small piece of material. */
const ITEM =
  /^(?:please )?(?:assign|identify|determine|decide|tell|find|classify|categori[sz]e|label|detect|predict|guess|state|name|choose|select|pick|complete|fill|spot|point)\b|^(?:which|what|is|are|does|how)\b/

/** Asks for a list, whatever the verb. */
const ANY_LIST =
  /^(?:please )?(?:(?:generate|create|make|write|provide|compile|produce|prepare|come up with|give) )?(?:me )?(?:an? |the )?(?:(?:short|long|complete|numbered|bulleted|simple) )?(?:list|table) (?:of|with)\b/
/** Is made up for the occasion, or is more than a list. */
const THOUGHT_UP =
  /\b(?:ideas?|names?|titles?|slogans?|taglines?|subject lines?|captions?|headlines?|hashtags?|jokes?|puns?|topics?|suggestions?|questions?|tips|ways|goals|activities|steps)\b/
/** Makes more of a text than there is. */
const LONGER =
  /\b(?:expand|extend|longer|story|email|letter|paragraph|elaborate|redesign)\b|(?<!\btranslate\b.*)\binto\b(?! one\b)/
/** Wants judgement: another tone, another length. */
const AIMED =
  /\b(?:professional|polite|friendl\p{L}+|formal|casual|tone|sound|nicer|softer|shorten|shorter|trim|simplif\p{L}+|improve|better|persuasive|engaging)\b/u

/** Wants judgement or a piece of work, however it begins. */
const MORE =
  /\b(?:why|explain|compare|comparison|differences?|analy[sz]e|describe|discuss|recommend|strategy|plan|write|draft|ideas?|pros and cons|step by step|in detail)\b/
/** Asked in a case of one's own, or between two things. */
const OWN = /\b(?:i|i'm|we|we're|my|our)\b/
const CHOICE = /\b(?:better|best|cheaper|safer|worth)\b.*\bor\b/
const ADVICE = /\bshould\b/
const TIMES = /^how (?:often|long|many|much|soon)\b/

/** What a short question with one right answer does without. */
const NEEDLESS: readonly Job[] = [
  'purpose',
  'subject',
  'facts',
  'length',
  'rule',
  'check',
  'audience',
  'tone',
  'role',
  'examples',
]

export const isNeedless = (job: Job, { lookup }: Pick<Reading, 'lookup'>): boolean =>
  lookup !== null && NEEDLESS.includes(job)

/** An exercise on what is given, however it is worded. */
const FILLS =
  /^(?:please )?(?:fill|complete|finish|arrange|order|sort|put|rank|unscramble|pick|choose|select|match|count)\b|\b(?:following|this) (?:sentence|statement|question)\b/
/** A sentence of one's own is no work. */
const ONE_SENTENCE =
  /^(?:please )?(?:write|create|make|give|generate|compose|form|construct)(?: me)? (?:an?|one|two|three|\d) (?:\p{L}+ )?(?:sentences?|examples?|metaphors?|similes?|analog(?:y|ies))\b/u
/** Says how short it is to be. */
const IN_ONE =
  /\bin (?:a single|one|two|three|four|five|[1-5]) (?:short )?(?:sentences?|lines?|words?)\b/

/** "Which of these are fixed costs: rent, flour, …" */
const WHICH_OF = /^(?:please )?(?:tell me )?which of (?:these|the following)\b.*:.*,/i

const LONGEST = 45
const SMALL_ITEM = 30

export type Lookup = 'fact' | 'sum' | 'list' | 'view' | 'item' | 'items' | 'wording'

/**
 * Whether the request is a short question that is answered in a few lines, and of which kind; it
 * needs no readers, purpose, role or length to be answered well.
 */
export function lookupOf({
  task,
  goal,
  sentences,
  tokens,
  data,
  opaque,
  text,
}: Told): Lookup | null {
  if (goal === null) return null
  const count = (some: Sentence[]) => some.reduce((all, { from, to }) => all + to - from, 0)
  if (count(sentences.filter(speaks)) > LONGEST) return null
  const said = wordsOf(sentences[goal], tokens)
  const material = sentences.filter(({ mood }) => mood === 'data')
  const quotes = opaque.filter(({ kind }) => kind === 'quote')
  const quoted = quotes.map(({ start, end }) => text.slice(start, end)).join(' ')
  const isSmall = data
    ? count(material) <= SMALL_ITEM
    : quotes.length > 0 && wordCount(quoted) <= SMALL_ITEM
  if (isSmall && task === 'rewrite' && !LONGER.test(said) && !AIMED.test(said)) return 'wording'
  if (isSmall && material.length <= 2 && ITEM.test(said) && task !== 'summarise')
    return data && hasSeveral(sentences[goal], material, tokens) ? 'items' : 'item'
  if ((isSmall || !data) && task === 'summarise' && IN_ONE.test(said)) return 'wording'
  if (isSmall && FILLS.test(said)) return 'item'
  if (task === 'write' && ONE_SENTENCE.test(said)) return 'wording'
  if (WHICH_OF.test(sentenceText(sentences[goal], text))) return 'items'
  if (ANY_LIST.test(said) && !THOUGHT_UP.test(said) && (task === 'analyse' || task === 'write'))
    return 'list'
  if (NAMING.test(said)) return COUNT.test(said) ? 'list' : 'fact'
  if (task !== 'analyse') return null
  if (sentences.some((sentence) => SUM.test(wordsOf(sentence, tokens)))) return 'sum'
  if (VIEW.test(said)) return 'view'
  if (OWN.test(said) || CHOICE.test(said) || !said.includes(' ')) return null
  if (MORE.test(said) || (ADVICE.test(said) && !TIMES.test(said))) return null
  if ((LIST.test(said) && !THOUGHT_UP.test(said)) || COUNTED.test(said)) return 'list'
  return FACT.test(said) ? 'fact' : null
}

const wordsOf = ({ from, to }: Sentence, tokens: Token[]) =>
  tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ')

type Told = Pick<Reading, 'task' | 'goal' | 'sentences' | 'tokens' | 'data' | 'opaque' | 'text'>

/** Whether the material is a row or list of things ("tomato, carrot, apple") and each is to be judged. */
function hasSeveral(main: Sentence, material: Sentence[], tokens: Token[]): boolean {
  if (!EACH.test(wordsOf(main, tokens))) return false
  if (material.length > 1) return true
  const [{ from, to }] = material
  return tokens.slice(from + 1, to).some(({ start }, at) => start - tokens[from + at].end === 2)
}

const EACH =
  /\b(?:these|each|every|following (?:\p{L}+ )?\p{L}+s|items|words|animals|sentences|list)\b/u

const sentenceText = ({ start, end }: Sentence, text: string) => text.slice(start, end)
const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length
