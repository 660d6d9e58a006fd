import { deliverableAmong, taskByNoun } from '#app/prompts/domain/reading/nouns'
import type { Sentence, Token } from '#app/prompts/domain/reading/reading'
import { TASKS } from '#app/prompts/domain/types'

const WISH = /^(?:need|want|looking|wanted|wish|like|require|help)$/
/** "I don't want to lie" */
const REFUSES = /^(?:don't|dont|do|not|never|can't|cant)$/
const LONGEST_PHRASE = 25
/** In a longer one, the thing stands among so many first words. */
const HEAD = 5

/**
 * Finds the sentence that states the main work: the first plain request or question, else a
 * request to play a part, else a wish ("I need an email"), else a bare phrase that names a thing.
 */
export function findGoal(sentences: Sentence[], tokens: Token[]): number | null {
  const plain = firstAbove(sentences, tokens, 0.85)
  if (plain >= 0) return plain
  const strong = firstAbove(sentences, tokens, 0.55)
  if (strong >= 0) return strong
  const any = sentences.findIndex(({ verb }) => verb !== null)
  if (any >= 0) return any
  return wish(sentences, tokens) ?? barePhrase(sentences, tokens) ?? ruleAsRequest(sentences)
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

const TELLS = /^(?:is|are|was|were|has|have|had|i|i've|i'm|we|we've|he|she|it|they)$/

/** Whether a thing is named before anything is told of somebody. */
function namesAThing(all: string[]): boolean {
  const told = all.findIndex((word) => TELLS.test(word))
  const words = told < 0 ? all : all.slice(0, told)
  return deliverableAmong(words) !== null || taskByNoun(words, TASKS) !== null
}

function wish(sentences: Sentence[], tokens: Token[]): number | null {
  const at = sentences.findIndex((sentence) => {
    if (sentence.mood !== 'statement') return false
    const words = wordsOf(sentence, tokens).slice(0, 5)
    if (words.some((word) => REFUSES.test(word))) return false
    return (
      /^(?:i|we|i'm|we're|i'd|looking|need|want|can)$/.test(words[0]) &&
      words.some((word) => WISH.test(word))
    )
  })
  return at < 0 ? vagueHelp(sentences, tokens) : mark(sentences, at, 0.5)
}

/** "Help me with …": a request, but for nothing in particular. */
function vagueHelp(sentences: Sentence[], tokens: Token[]): number | null {
  const at = sentences.findIndex(
    (sentence) =>
      sentence.mood === 'statement' && wordsOf(sentence, tokens).slice(0, 6).includes('help')
  )
  return at < 0 ? null : mark(sentences, at, 0.4)
}

function barePhrase(sentences: Sentence[], tokens: Token[]): number | null {
  const at = sentences.findIndex(
    (sentence) =>
      sentence.mood === 'statement' &&
      namesAThing(
        wordsOf(sentence, tokens).slice(
          0,
          sentence.to - sentence.from < LONGEST_PHRASE ? LONGEST_PHRASE : HEAD
        )
      )
  )
  return at < 0 ? null : mark(sentences, at, 0.35)
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
