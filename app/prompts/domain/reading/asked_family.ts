import { coreText } from '#app/prompts/domain/reading/core_text'
import { chooseFamily, type FamilyChoice } from '#app/prompts/domain/reading/family/choose_family'
import type { Sentence, Token } from '#app/prompts/domain/reading/reading'

/** A text as its sentences, before it is known which of them asks. */
interface SplitText {
  text: string
  /** The text in lower case, of the same length. */
  lower: string
  sentences: Sentence[]
  tokens: Token[]
}

/** The kind of work that a text asks for. */
export interface AskedFamily {
  /** Whether it asks for a known kind of work, wherever its request stands. */
  isKnown: boolean
  /** The kind of work where the request is the sentence `goal`. */
  familyAt(goal: number | null): FamilyChoice
}

/**
 * Reads the kind of work from a text up to the end of the paragraph that asks for it: the paragraphs behind it may confirm
 * a guess, but do not make other work of it.
 */
export function askedFamily(split: SplitText): AskedFamily {
  const count = split.sentences.length
  const whole = familyUntil(split, count)
  const choices = new Map([[count, whole]])
  const choiceUntil = (rest: number) => {
    const choice = choices.get(rest) ?? familyUntil(split, rest)
    choices.set(rest, choice)
    return choice
  }
  return {
    isKnown:
      whole.family !== null ||
      choiceUntil(paragraphEnd(split.sentences, split.lower, 0)).family !== null,
    familyAt(goal) {
      if (goal === null) return whole
      const asked = choiceUntil(
        endWithData(split, paragraphEnd(split.sentences, split.lower, goal))
      )
      const isConfirmed = asked.ranked.some(([family]) => family === whole.family)
      return asked.family === null && isConfirmed ? whole : asked
    },
  }
}

/** Takes in the data that stands behind a paragraph: it is what the paragraph speaks of. */
function endWithData({ sentences, tokens }: SplitText, rest: number): number {
  const next = sentences[rest]
  return next && next.to === next.from + 1 && tokens[next.from].opaque === 'data' ? rest + 1 : rest
}

function familyUntil({ text, sentences, tokens }: SplitText, rest: number): FamilyChoice {
  if (rest === sentences.length) return chooseFamily(coreText(text, sentences, tokens))
  const until = sentences[rest - 1].end
  return chooseFamily(coreText(text.slice(0, until), sentences.slice(0, rest), tokens))
}

const BLANK_LINE = /\n\s*\n/

/** The first sentence behind the paragraph in which another one stands, or the number of sentences. */
export function paragraphEnd(sentences: Sentence[], lower: string, within: number): number {
  const next = sentences.findIndex(
    ({ start }, at) => at > within && BLANK_LINE.test(lower.slice(sentences[at - 1].end, start))
  )
  return next < 0 ? sentences.length : next
}
