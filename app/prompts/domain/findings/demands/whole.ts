import { stem } from '#app/prompts/domain/english/stem'
import type { Reading } from '#app/prompts/domain/reading/reading'

/** Words that name the whole result, or say nothing of a part of it. */
const WHOLE = new Set(
  `text answer reply response result results output copy content piece document whole entire full complete everything all it its this that itself
  thing wording half word words sentence sentences paragraph paragraphs section sections heading headings line lines version anywhere throughout overall total
  yes write written writing respond keep use using make made put format formatted return print give provide produce create draft compose present
  deliver state answer speak set begin start end stay sound read display show list add include be is are was in into as with without of to for on at by from
  the a an and or only just strictly exclusively always must should shall has have need needs will can may do does not no never avoid any please your you
  very quite rather completely entirely fully simply style tone voice language register manner way form plain clear valid single one
  i we want would like need more than other so but also at`.split(/\s+/)
)

const STOPS =
  /^(?:for|about|on|of|to|that|which|with|from|in|into|as|by|at|under|over|using|so|because|who|whose|between|after|before|and|or|saying|based|is|are|must|should)$/
const OPEN = /^(?:write|give|make|create|do|use|keep|add|put|name|state|cover)$/
const REACH = 9

/** The stems of the words that name what the main request asks for. */
export function mainNouns({ goal, sentences, tokens }: Reading): ReadonlySet<string> {
  const nouns = new Set<string>()
  if (goal === null) return nouns
  const { from, to, verb } = sentences[goal]
  const first = verb ?? from
  // "Summarize" asks for a summary: both have the same stem.
  if (!OPEN.test(tokens[first].word)) nouns.add(stem(tokens[first].word))
  for (let at = first + 1; at < Math.min(to, first + REACH); at++) {
    const { word, opaque } = tokens[at]
    if (opaque || STOPS.test(word)) break
    nouns.add(stem(word))
  }
  return nouns
}

/** Whether words speak of the whole result: each of them is neutral or names what is asked for. */
export function ofWhole(words: string, main: ReadonlySet<string>): boolean {
  for (const word of words.match(/[\p{L}\p{N}'-]+/gu) ?? [])
    if (!WHOLE.has(word) && !main.has(stem(word)) && !/^\d/.test(word)) return false
  return !words.includes('\uFFFC')
}

/** Whether one noun names the whole result. */
export const isWhole = (noun: string, main: ReadonlySet<string>): boolean =>
  WHOLE.has(noun) || main.has(stem(noun))
