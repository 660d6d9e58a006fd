import { bareHead } from '#app/prompts/domain/reading/bare_head'
import { deliverableAmong, taskByNoun } from '#app/prompts/domain/reading/nouns'
import type { Sentence, Token } from '#app/prompts/domain/reading/reading'
import { TASKS } from '#app/prompts/domain/types'

const WISH = /^(?:need|want|looking|wanted|wish|like|require|help)$/
/** "I don't want to lie" */
const REFUSES = /^(?:don't|dont|do|not|never|can't|cant)$/
const LONGEST_PHRASE = 25
/** How plainly a phrase asks that only names a thing. */
const BARE = 0.35

/**
 * Finds the sentence that states the main work: the first plain request or question, else a
 * request to play a part, else a wish ("I need an email"), else a bare phrase that names a thing.
 */
export function findGoal(sentences: Sentence[], tokens: Token[], lower: string): number | null {
  const plain = firstAbove(sentences, tokens, 0.85)
  if (plain >= 0) return plain
  const strong = firstAbove(sentences, tokens, 0.55)
  if (strong >= 0) return strong
  const any = sentences.findIndex(({ verb }) => verb !== null)
  if (any >= 0) return any
  const wished = wish(sentences, tokens)
  const named = barePhrase(sentences, tokens, lower)
  // A thing that is named at the very beginning is what is asked for; a wish behind it says more of it.
  if (wished >= 0 && (wished === 0 || named !== 0)) return mark(sentences, wished, 0.5)
  if (named >= 0) return mark(sentences, named, BARE)
  return vagueHelp(sentences, tokens) ?? ruleAsRequest(sentences)
}

/** The first request or question of that force that is more than playing a part. */
function firstAbove(sentences: Sentence[], tokens: Token[], least: number): number {
  return sentences.findIndex(
    ({ verb, force }) =>
      verb !== null && force >= least && !/^(?:act|pretend|imagine)$/.test(tokens[verb].word)
  )
}

const wordsOf = ({ from, to }: Sentence, tokens: Token[]) =>
  tokens.slice(from, Math.min(to, from + LONGEST_PHRASE)).map(({ word }) => word)

/** Whether the words name something to be made. */
const namesAThing = (words: string[]) =>
  deliverableAmong(words) !== null || taskByNoun(words, TASKS) !== null

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

/** The first sentence without a verb that names something to be made, or -1. */
const barePhrase = (sentences: Sentence[], tokens: Token[], lower: string): number =>
  sentences.findIndex(
    (sentence) => sentence.mood === 'statement' && namesAThing(bareHead(tokens, sentence, lower))
  )

/** "Use the numbers below to solve …": a rule is the only request there is. */
function ruleAsRequest(sentences: Sentence[]): number | null {
  const at = sentences.findIndex(({ mood, repeats }) => mood === 'ask' && !repeats)
  return at < 0 ? null : mark(sentences, at, 0.6)
}

function mark(sentences: Sentence[], at: number, force: number): number {
  Object.assign(sentences[at], { mood: 'ask', verb: sentences[at].from, force })
  return at
}
