import type { Reading, Sentence } from '#app/prompts/domain/reading/reading'
import { speaks } from '#app/prompts/domain/reading/sentences'

/** A sentence that makes demands on the result, in lower case, with opaque stretches blotted out. */
export interface Clause {
  wording: string
  start: number
  sentence: number
  /** The heading and the label that it stands under where they name a part of the result, else ''. */
  part: string
  /** It states the main request. */
  main: boolean
  /** Its form shows that it demands something; another sentence does so only if it opens with a verb. */
  firm: boolean
}

/** It holds only sometimes, allows a choice, or compares: no demand that another could contradict. */
const DEPENDS =
  /\b(?:if|when|whenever|unless|except|exception|either|otherwise|optional(?:ly)?|alternatively|depending|in case|apart from|where|whether|instead|than not|respectively|for (?:example|instance)|e\.g|after my|until|once|version [a-z0-9]|the (?:first|second|third|other)(?! person))\b/
const MODAL =
  /\b(?:must|should|shall|has to|have to|needs? to|need|may|cannot|can't|is to|are to|will be|want|would like)\b/
/** Somebody else's duty. */
const TELLS =
  /^(?:(?:i|we) (?:must|should|shall|have to|may|cannot|can't|will be)|(?:he|she|they|people|our [a-z]+|my [a-z]+) (?:must|should|shall|have to|has to|needs?|may|cannot|can't|will be))\b/
const FRAGMENT =
  /^(?:no|not|never|only|just|max|maximum|min|minimum|at|up|under|over|below|above|between|exactly|about|around|roughly|length|format|tone|language|style|form|in|with|without|polite|formal|casual|strictly|plain|everything|all|every|stay|fit|limit|cap|stop|aim|restrict|offer|present|do not|don't|british|american|first|third|past|present|each|running|continuous|flowing|prose|bullets?|json|csv|xml|tables?|html|plain|output|return|reply|respond|answer|\d|one|two|three|four|five|six|seven|eight|nine|ten)\b/
const MAX_CLAUSES = 300

/** The sentences that may make demands without a condition, with the part of the result that they speak of. */
export function clausesOf(reading: Reading): Clause[] {
  const { sentences, goal } = reading
  const found: Clause[] = []
  let heading = ''
  for (const [index, sentence] of sentences.entries()) {
    if (found.length >= MAX_CLAUSES) break
    const { start, section, label } = sentence
    if (sentence.mood === 'heading') heading = sectionOrName(reading, index)
    if (!speaks(sentence) || section === 'example' || section === 'input') continue
    const wording = reading.wordingOf(sentence).lowercase.replaceAll('’', "'")
    if (DEPENDS.test(wording)) continue
    const firm = isDemand(sentence, wording, index === goal)
    const own = label && section === null && index !== goal ? label : ''
    found.push({
      wording,
      start,
      sentence: index,
      part: `${heading}/${own}`,
      main: index === goal,
      firm,
    })
  }
  return found
}

/** The name of a heading that stands over a part of the result; '' over rules for all of it. */
function sectionOrName({ sentences, masked }: Reading, index: number): string {
  const { start, end } = sentences[index]
  const below = sentences[index + 1]
  return below?.section ? '' : masked.slice(start, Math.min(end, start + 60)).toLowerCase()
}

function isDemand({ mood, section, label }: Sentence, wording: string, main: boolean): boolean {
  const trimmed = wording.replace(/^[\s\uFFFC]+/, '')
  if (main || (mood === 'ask' && !TELLS.test(wording))) return true
  if (mood === 'question' || TELLS.test(wording)) return false
  return MODAL.test(wording) || FRAGMENT.test(trimmed) || (label !== null && section !== null)
}
