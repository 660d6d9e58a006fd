import type { Sentence, Token } from '#app/prompts/domain/reading/reading'

const WISH = /^(?:need|want|looking|wanted|wish|like|require|help)$/
/** "I don't want to lie" */
const REFUSES = /^(?:don't|dont|do|not|never|can't|cant)$/
const MAX_PHRASE_WORDS = 25
/** How plainly a phrase asks that only names a thing. */
const BARE = 0.35

/**
 * Finds the sentence that states the main work: the first plain request or question, or a less plain one before
 * `opening`, the end of the first paragraph, where plain ones only follow behind it; else a request to play a part, else a wish ("I need an email"), else a bare phrase, if the text as a whole
 * is known to ask for work.
 */
export function findGoal(
  sentences: Sentence[],
  tokens: Token[],
  asksForWork: boolean,
  opening: number
): number | null {
  const asked = firstAsked(sentences, tokens, opening)
  if (asked >= 0) return asked
  const any = sentences.findIndex(({ verb }) => verb !== null)
  if (any >= 0) return any
  const wished = wish(sentences, tokens)
  const named = asksForWork ? barePhrase(sentences, tokens) : -1
  // A thing that is named at the very beginning is what is asked for; a wish behind it says more of it.
  if (wished >= 0 && (wished === 0 || named !== 0)) return mark(sentences, wished, 0.5)
  if (named >= 0) return mark(sentences, named, BARE)
  return vagueHelp(sentences, tokens) ?? ruleAsRequest(sentences)
}

/** The first plain request or question, or a strong one in the opening paragraph, where plain ones stand behind it; or -1. */
function firstAsked(sentences: Sentence[], tokens: Token[], opening: number): number {
  const plain = firstAbove(sentences, tokens, PLAIN)
  const strong = firstAbove(sentences, tokens, STRONG)
  return plain < 0 || (strong < opening && plain >= opening) ? strong : plain
}
const PLAIN = 0.85
const STRONG = 0.55

/** The first request or question of that force that is more than playing a part. */
function firstAbove(sentences: Sentence[], tokens: Token[], least: number): number {
  return sentences.findIndex(
    ({ verb, force }) =>
      verb !== null && force >= least && !/^(?:act|pretend|imagine)$/.test(tokens[verb].word)
  )
}

const wordsOf = ({ from, to }: Sentence, tokens: Token[]) =>
  tokens.slice(from, Math.min(to, from + MAX_PHRASE_WORDS)).map(({ word }) => word)

/** "I need an email": the sentence that says so, or -1. */
function wish(sentences: Sentence[], tokens: Token[]): number {
  return sentences.findIndex((sentence) => {
    if (sentence.mood !== 'statement') return false
    const words = wordsOf(sentence, tokens).slice(0, 5)
    if (words.some((word) => REFUSES.test(word))) return false
    return (
      /^(?:i|we|i'm|we're|i'd|looking|need|want|can)$/.test(words[0]) &&
      words.some((word) => WISH.test(word))
    )
  })
}

/** "Help me with …": a request, but for nothing in particular. */
function vagueHelp(sentences: Sentence[], tokens: Token[]): number | null {
  const at = sentences.findIndex(
    (sentence) =>
      sentence.mood === 'statement' && wordsOf(sentence, tokens).slice(0, 6).includes('help')
  )
  return at < 0 ? null : mark(sentences, at, 0.4)
}

const TELLS = /^(?:i|we|he|she|it|they|my|our|his|her|their|the|there|this|that|these|those)$/

/** The first statement that does not tell of somebody, else the first of all, or -1. */
function barePhrase(sentences: Sentence[], tokens: Token[]): number {
  const isStatement = ({ mood, repeats }: Sentence) => mood === 'statement' && !repeats
  const named = sentences.findIndex(
    (sentence) => isStatement(sentence) && !TELLS.test(tokens[sentence.from].word)
  )
  return named >= 0 ? named : sentences.findIndex(isStatement)
}

/** "Use the numbers below to solve …": a rule is the only request there is. */
function ruleAsRequest(sentences: Sentence[]): number | null {
  const at = sentences.findIndex(({ mood, repeats }) => mood === 'ask' && !repeats)
  return at < 0 ? null : mark(sentences, at, 0.6)
}

function mark(sentences: Sentence[], at: number, force: number): number {
  Object.assign(sentences[at], { mood: 'ask', verb: sentences[at].from, force })
  return at
}
