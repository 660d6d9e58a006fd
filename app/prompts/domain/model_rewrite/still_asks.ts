import { withoutEnding } from '#app/prompts/domain/without_ending'
import { contentWords } from '#app/prompts/domain/reading/words/content_words'
import type { Reading, Sentence } from '#app/prompts/domain/reading/reading'
import { ASK_VERBS, OPEN_VERBS } from '#app/prompts/domain/reading/words/verbs'

/** A letter itself begins or ends with such a line; a request for one does not. */
const LETTER =
  /^(?:(?:subject|betreff|asunto|objet|oggetto)\s*:|(?:dear|hi|hello|liebe[rs]?|sehr geehrte[rs]?|estimad[oa]s?|cher|chère)\b[^.!?\n]{0,60},?$|(?:(?:best|kind|warm) regards|sincerely|yours (?:truly|sincerely)|mit freundlichen grüßen|herzliche grüße|saludos|cordialement)\b)/gimu
/** What an answer tells its reader to do, as well as what a prompt asks for. */
const ADVICE = new Set('reply respond think imagine choose select take do put complete'.split(' '))
/** Work on a text that is given: the request need not name it. */
const ON_MATERIAL = new Set(['rewrite', 'summarise', 'extract', 'classify'])
/** "Draft a mail", but not "write to us": something is to be made. */
const ONE_THING = new Set(['a', 'an', 'one', 'the'])
const WISHES = /^(?:i|we)(?:'d| would| really|)\s*(?:need|want|like)\b/i

/**
 * Whether a rewrite still asks for the work of the original instead of being that work: it is no letter where the
 * original was none, and one of its requests speaks of what the original's request speaks of.
 */
export function stillAsks(before: Reading, after: Reading): boolean {
  if (count(after, LETTER) > count(before, LETTER)) return false
  if (before.goal === null) return true
  if (after.goal === null) return false
  if (before.language !== 'english' || after.language !== 'english') return true
  const goal = before.sentences[before.goal]
  const request = withoutEnding(squeezed(before.text.slice(goal.start, goal.end)), /[.!?\s]/)
  if (squeezed(after.text).includes(request)) return true
  const asked: Asked = {
    verb: wordAt(before, goal.verb),
    words: contentWords(before, 0, before.tokens.length),
  }
  return after.sentences.some(
    (sentence) => isRequest(after, sentence, asked) && speaksOf(after, sentence, asked)
  )
}

/** What the original asks for, in single words. */
interface Asked {
  verb: string
  words: Set<string>
}

const count = ({ masked }: Reading, sign: RegExp) => masked.match(sign)?.length ?? 0

/** As one compares what was written with or without care. */
const squeezed = (text: string) => text.toLowerCase().replaceAll(/['’]/g, '')

const wordAt = ({ tokens }: Reading, at: number | null) =>
  at === null ? '' : (tokens[at]?.word ?? '')

function isRequest(reading: Reading, sentence: Sentence, { verb: original }: Asked): boolean {
  if (sentence.section === 'goal' || sentence.mood === 'question') return true
  if (sentence.mood !== 'ask') return false
  const verb = wordAt(reading, sentence.verb)
  if (verb === original) return true
  if (WISHES.test(reading.text.slice(sentence.start, sentence.end))) return true
  return (ASK_VERBS.has(verb) || OPEN_VERBS.has(verb)) && !ADVICE.has(verb)
}

function speaksOf(reading: Reading, sentence: Sentence, asked: Asked): boolean {
  const { from, to, verb } = sentence
  const group = ASK_VERBS.get(wordAt(reading, verb))
  if (group && ASK_VERBS.get(asked.verb) === group) {
    if (ON_MATERIAL.has(group) || ONE_THING.has(wordAt(reading, verb! + 1))) return true
  }
  const content = contentWords(reading, from, to)
  return asked.words.size === 0 || !asked.words.isDisjointFrom(content)
}
