import { GOAL_VERBS, WORK_FORMS } from '#app/prompts/domain/goals/clauses/work_verbs'
import { capital } from '#app/prompts/domain/goals/words'
import { ASK_VERBS } from '#app/prompts/domain/reading/words/verbs'

/** What work is called by its verb, with the word that leads to what it is about; none where its object is the name. */
const NAMES: Record<string, string> = {
  ...{ translate: 'Translation of', compare: 'Comparison of', explain: 'Explanation of' },
  ...{ check: 'Check of', verify: 'Check of', proofread: 'Check of', review: 'Review of' },
  ...{ analyze: 'Analysis of', analyse: 'Analysis of', rank: 'Ranking of', score: 'Scores of' },
  ...{ rate: 'Ratings of', reply: 'Reply to', respond: 'Reply to', answer: 'Reply to' },
  ...{ outline: 'Outline of', research: 'Research on', brainstorm: 'Ideas for', plan: 'Plan for' },
  ...{ shorten: 'Shorter', simplify: 'Simpler', improve: 'Improved', polish: 'Polished' },
  ...{ rewrite: 'New version of', rephrase: 'New version of', reword: 'New version of' },
  ...{ calculate: 'Calculation of', describe: 'Description of', anonymize: 'Anonymous' },
}
const GROUPS: Record<string, string> = { summarise: 'Summary of' }
/** The object of these is what comes of them: "draft a reply", "list the risks". */
const GIVES =
  /^(?:write(?: up)?|draft|create|make|prepare|generate|compose|produce|build|design|give|suggest|propose|list|extract|find|name|identify|collect|pull|put together|come up with|sketch|develop|note)$/

/** "Make this email less rude" changes what is there. */
const CHANGED = /^(?:this|these|my|our|the|it) /i
const CHANGE = 'New version of '

const TO_WHOM = /^(?:me|us|you|to|for) (?=(?:me|us|a|an|the|my|our|some|\d+|\p{L}+) )/iu
const DETERMINER = /^(?:(?:a|an|the|my|our|your|this|these|those|some|any|all|to|for) )+/i
const OWN = / (?:my|our|your|this|these|those|the (?:pasted|attached|following)) /gi
const END =
  /[,.;:!?()[\]{}"“”&/\n–—]|\s-\s|\s(?:that|which|who|whose|so|then|because|if|when|unless|until|with|without|using|based on|out of|in (?:under|at most|less)|no (?:longer|more)|max(?:imum)?|at most|according to|but|please|pls)(?=\s)/iu
const MAX_WORDS = 8
const MAX_LENGTH = 56
/** Words that a name does not end with. */
const OPEN_END =
  /\s(?:a|an|the|of|for|to|from|in|on|about|and|or|per|by|as|at|into|over|under|after|before|those|these|each|every)$/i

/** What only sentences have. */
const SENTENCE =
  /(?:^|\s)(?:i|we|you|he|she|it|they|who|what|which|is|are|was|were|be|been|am|has|have|had|do|does|did|can|could|will|would|shall|should|must|may|might|gets?|comes?|goes|wants?|needs?|not|never|don['’]t|also|myself|if|when|how|why)(?=\s|$)/i
/** What leads to something else than a name. */
const LEADS =
  /^(?:and|or|but|so|then|from|in|on|at|by|with|after|before|every|each|per|of|ok|hi|hiya|hello|hey|there|here|something|anything|everything|stuff|one|all|not)\b/i
const COURTESY = /^(?:please|pls|kindly|just|first|now)\s+/i

/** What some work is called, as a name instead of an order: "Polite reminder for an unpaid invoice". Null where it has none. */
export function nounTitle(words: string): string | null {
  const [first, ...rest] = words.trim().replace(COURTESY, '').split(/\s+/)
  const verb = WORK_FORMS.get(first.toLowerCase()) ?? first.toLowerCase()
  if (!GOAL_VERBS.has(verb)) return nameOf([first, ...rest].join(' '), '')
  const object = rest.join(' ').replace(TO_WHOM, '')
  if (GIVES.test(verb)) return nameOf(object, CHANGED.test(object) && verb === 'make' ? CHANGE : '')
  const lead = NAMES[verb] ?? GROUPS[ASK_VERBS.get(verb) ?? '']
  return lead === undefined ? null : nameOf(object, `${lead} `)
}

function nameOf(text: string, lead: string): string | null {
  const bare = `${text.replace(DETERMINER, '')} `.split(END)[0].replace(OWN, ' ').trim()
  if (SENTENCE.test(bare) || LEADS.test(bare)) return null
  const words = beforeVerb(bare.split(/\s+/)).slice(0, MAX_WORDS)
  let name = (lead + words.join(' ')).trim()
  while (name.length > MAX_LENGTH && name.includes(' ')) name = name.slice(0, name.lastIndexOf(' '))
  while (OPEN_END.test(name)) name = name.slice(0, name.lastIndexOf(' '))
  const isName = name.length > lead.length + 2 && /\p{L}{3}/u.test(name.slice(lead.length))
  return isName ? capital(name) : null
}

/** "… and check it" is another piece of work. */
function beforeVerb(words: string[]): string[] {
  const at = words.findIndex(
    (word, place) => /^(?:and|then)$/i.test(word) && GOAL_VERBS.has(words[place + 1]?.toLowerCase())
  )
  return at > 0 ? words.slice(0, at) : words
}
