import { gapAfter } from '#app/prompts/domain/clauses/verbs'
import { BREAKS, wordAt } from '#app/prompts/domain/materials/phrases'
import {
  MAKES_NEW,
  materialNoun,
  NEEDS_INPUT,
  OF_RESULT,
  WORKS_ON,
} from '#app/prompts/domain/materials/words'
import type { Reading, Sentence } from '#app/prompts/domain/reading/reading'

/** What a phrase hangs on: a verb that works on things, one that makes new ones, a word that draws on it, a certain part of it, or something else. */
export type Use = 'works' | 'makes' | 'draws' | 'part' | 'other'

const DRAWS: Record<string, RegExp> = {
  of: /^(?:basis|strength)$/,
  to: /^(?:according|reply|respond|answer|adhere|stick|keep|conform|refer)$/,
  by: /^(?:going)$/,
  with: /^(?:comply|agree|mark|grade|compare|match)$/,
  in: /^(?:down|out|described|defined|specified|stated|listed|given|shown|found|laid|set|explained|named|is|are|stand|stands)$/,
  through: /^(?:go|look|work|read)$/,
  over: /^(?:go|look|read)$/,
  at: /^(?:look|looking)$/,
}
/** What holds many things: "the people on the list". */
const HOLDERS =
  /^(?:list|register|manifest|inbox|calendar|catalogue|catalog|folder|ledger|register|intranet|drive|programme|contract|minutes|log|booklet|book|brochure|cookbook|magazine|manual|guide|textbook)$/
const COMPARES =
  /^(?:mark|grade|compare|check|match|assess|score|align|reconcile|clash|agree|tally|fill|merge|combine)$/
/** "You'll find weight and fuel in the product sheet". */
const FOUND_IN = /^(?:find|see|recorded|named|noted)$/
const ON_FEEDBACK =
  /^(?:based|base|draw|rely|build|basis|feedback|comments?|opinion|advice|thoughts|model|modelled)$/

export function useOf(reading: Reading, sentence: Sentence, from: number): Use {
  const said = (offset: number) => wordAt(reading, from - offset, sentence)
  const [before, earlier] = [said(1), said(2)]
  if (before === 'in' && from - 1 === sentence.from && !OF_RESULT.has(materialNoun(said(-1)) ?? ''))
    return 'draws'
  if (before === '' || /[:;.]/.test(gapAfter(reading, from - 1))) return 'other'
  if (/^(?:from|per|against|following|using|see|given)$/.test(before)) return 'draws'
  if (before === 'in' && earlier === 'fill') return 'works'
  if (before === 'what' || (before === 'does' && earlier === 'what')) return 'draws'
  if (before === 'on') {
    for (let back = 2; back < 8; back++) if (ON_FEEDBACK.test(said(back))) return 'draws'
  } else if (DRAWS[before]?.test(earlier)) return 'draws'
  if (before === 'with' && within(reading, sentence, from - 2, 6, COMPARES)) return 'draws'
  if (before === 'in' && within(reading, sentence, from - 2, 9, FOUND_IN)) return 'draws'
  if (before === 'with' && earlier === 'line' && said(3) === 'in') return 'draws'
  if (before === 'of' || before === 'in' || before === 'on')
    return isPart(reading, sentence, from - 2) ||
      (before !== 'of' &&
        /s$|^(?:people|children|men|women)$/.test(earlier) &&
        HOLDERS.test(wordAt(reading, from + 1, sentence)))
      ? 'part'
      : 'other'
  for (let back = from - 1; back >= Math.max(sentence.from, from - 4); back--) {
    const { word } = reading.tokens[back]
    if (
      works(word) ||
      (works(word.replace(/s$/, '')) &&
        /^(?:that|which|it|who)$/.test(wordAt(reading, back - 1, sentence)))
    )
      return back === from - 1 ||
        /^(?:all|each|every|both|only|of|me|also|out|up|then|in|down)$/.test(
          wordAt(reading, back + 1, sentence)
        )
        ? 'works'
        : 'other'
    if (MAKES_NEW.has(word)) return 'makes'
    if (BREAKS.has(word) && !/^(?:each|every|of|and|any|in)$/.test(word)) return 'other'
  }
  return 'other'
}

const works = (word: string) => WORKS_ON.has(word) || NEEDS_INPUT.has(word)

function within(
  reading: Reading,
  { from }: Sentence,
  at: number,
  reach: number,
  pattern: RegExp
): boolean {
  for (let back = at; back >= Math.max(from, at - reach); back--)
    if (pattern.test(reading.tokens[back].word)) return true
  return false
}

const CERTAIN = /^(?:the|my|our|his|her|their|this|these|that|those|both)$/
const COUNTED =
  /^(?:each|every|all|which|anything|something|nothing|everything|whatever|\d.*|questions?|pages?|sections?|clauses?|part|items?|chapters?|paragraphs?|lines?|rows?|slides?|steps?|footnotes?|many|any)$/
/** Places and qualities that every result has itself. */
const OF_ITSELF =
  /^(?:purpose|sake|case|top|end|bottom|rest|start|beginning|course|middle|front|kind|name|names|title|order|length|tone|language|style|idea|cover|launch|release|publication|opening|opinion|version|issue|size)$/

/** "The results of …", "each of the reasons in …", "questions 4 to 9 of …": a certain part of the thing. */
function isPart(reading: Reading, sentence: Sentence, at: number): boolean {
  for (let back = at; back >= Math.max(sentence.from, at - 4); back--) {
    const { word } = reading.tokens[back]
    if (
      MAKES_NEW.has(word) ||
      /^(?:appears?|hangs?|stands?|goes|runs|comes|lies|sits|printed|published|posted|shown|put|place)$/.test(
        word
      )
    )
      return false
    if (CERTAIN.test(word)) return !MAKES_NEW.has(wordAt(reading, back - 1, sentence))
    if (COUNTED.test(word)) return true
    if (OF_ITSELF.test(word)) return false
    if (BREAKS.has(word) && word !== 'to' && word !== 'and') return false
  }
  return false
}
