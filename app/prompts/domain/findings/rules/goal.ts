import {
  goalSpan,
  spanOf,
  spokenWords,
  type Place,
  type Rule,
} from '#app/prompts/domain/findings/rule'
import type { Reading } from '#app/prompts/domain/reading/reading'
import { ASK_VERBS, WEAK_OPENINGS } from '#app/prompts/domain/reading/words/verbs'

const POLITE =
  /^(?:(?:hi|hello|hey),? )?(?:please )?(?:(?:can|could|would|will) you |i(?:'d| would) like you to |i (?:want|need) you to )(?:please |kindly )?(?:help me (?:to )?)?/i
const HELP = /^(?:please )?help (?:me|us) (?:to )?/i

/** What somebody does on their own, and only wants help with. */
const OWN_DEEDS =
  /^(?:tell|say|ask|talk|explain|understand|decide|choose|pick|convince|persuade|confront|apologi[sz]e|learn|prepare|practi[sc]e|figure|think|deal|stop|start|get|make|sell|save|negotiate)$/

/** In so many words a request is somewhere, however it is put. */
const MUCH = 40
const WISHES = /^i$/

const main = ({ goal, sentences }: Reading) => (goal === null ? null : sentences[goal])

/** Cuts polite words before a plain verb, so that the sentence begins with what is asked. */
function opener(reading: Reading, pattern: RegExp): Place[] {
  const sentence = main(reading)
  if (!sentence || sentence.verb === null || sentence.mood !== 'ask') return []
  const wording = reading.masked.slice(sentence.start, sentence.end)
  const match = pattern.exec(wording)
  const first = match && wording[match[0].length]
  if (!match || !first || sentence.start + match[0].length !== reading.tokens[sentence.verb].start)
    return []
  if (/help/i.test(match[0]) && OWN_DEEDS.test(reading.tokens[sentence.verb].word)) return []
  const start = sentence.start
  return [{ start, end: start + match[0].length + 1, after: first.toUpperCase() }]
}

export const GOAL_RULES: Rule[] = [
  {
    id: 'goal.missing_deliverable',
    why: 'An assistant has to guess what you want unless the prompt says what to make or answer.',
    find: (reading) => {
      const sentence = main(reading)
      const hasSubstance = reading.family !== null || spokenWords(reading) > MUCH
      return !sentence && !hasSubstance && reading.tokens.length > 0 ? [goalSpan(reading)] : []
    },
  },
  {
    id: 'goal.weak_verb',
    why: 'A vague opening does not say what you want back; a verb such as "write", "compare" or "list" does not.',
    find: (reading) => {
      const sentence = main(reading)
      if (!sentence || sentence.force >= 0.6) return []
      const words = reading.tokens.slice(sentence.from, sentence.to).map(({ word }) => word)
      return !WISHES.test(words[0]) &&
        WEAK_OPENINGS.some((row) => row.every((word, at) => words[at] === word))
        ? [spanOf(sentence)]
        : []
    },
  },
  {
    id: 'goal.asks_for_help',
    why: 'Asked to "help", an assistant may give advice instead of the thing itself.',
    did: 'Asked for the thing itself instead of help with it.',
    find: (reading) => opener(reading, HELP),
  },
  {
    id: 'goal.question_for_artefact',
    why: 'A polite question can be answered with "yes"; a plain request gets the result.',
    did: 'Turned the polite question into a plain request.',
    find: (reading) => {
      const start = opener(reading, POLITE)
      const sentence = main(reading)
      if (!start.length || !sentence) return start
      const mark = reading.masked.lastIndexOf('?', sentence.end - 1)
      return mark >= sentence.start ? [...start, { start: mark, end: mark + 1, after: '.' }] : start
    },
  },
  {
    id: 'goal.buried',
    why: 'A request that comes after a long text is easily read as part of it.',
    find: (reading) => {
      const sentence = main(reading)
      const { data } = reading
      return sentence && data && data.start < sentence.start && sentence.start - data.start > 300
        ? [spanOf(sentence)]
        : []
    },
  },
  {
    id: 'goal.several_tasks',
    why: 'Several different tasks in one prompt get less care each; a prompt for each, one after the other, works better.',
    find: (reading) => {
      const kinds = new Map<string, number>()
      for (const [index, sentence] of reading.sentences.entries()) {
        const task =
          sentence.verb === null || sentence.listed
            ? undefined
            : ASK_VERBS.get(reading.tokens[sentence.verb].word)
        if (task && sentence.force > 0.8 && sentence.mood === 'ask' && !kinds.has(task))
          kinds.set(task, index)
      }
      return kinds.size >= 4 ? [spanOf(reading.sentences[[...kinds.values()].at(-1)!])] : []
    },
  },
]
