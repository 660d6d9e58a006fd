import { stemOf } from '#app/prompts/domain/english/known_words'
import { RESULT_WORDS } from '#app/prompts/domain/english/result_words'
import type { Family } from '#app/prompts/domain/reading/family/families'
import { demandsSomething } from '#app/prompts/domain/reading/imperative'
import type { Reading, Sentence } from '#app/prompts/domain/reading/reading'
import { speaks } from '#app/prompts/domain/reading/sentences'
import { anyToken } from '#app/prompts/domain/reading/tokens'
import { kindOf, votesFor } from '#app/prompts/domain/score/kind'
import { ASKED, OF_KIND, OF_RESULT, STATED, UNRELATED } from '#app/prompts/domain/score/worths'

/** Whether a sentence asks for something besides the request, or limits it. */
export const demands = (reading: Reading, sentence: Sentence): boolean =>
  speaks(sentence) && (sentence.listed !== null || demandsSomething(reading, sentence))

/** What a sentence is worth that shares no telling word with the request; `own` are the families that are asked for. */
export function worthUnlinked(
  reading: Reading,
  sentence: Sentence,
  stems: string[],
  own: number[]
): number {
  const asked = demands(reading, sentence) || sentence.label !== null
  if (isMachineForm(reading, stems)) return UNRELATED
  if (stems.length === 0 && sentence.mood === 'statement') return STATED
  const ofResult = stems.filter((stem) => RESULT_WORDS.has(stem)).length
  if (ofResult > 0 && asked) return OF_RESULT
  if (ofResult * 3 >= Math.max(3, stems.length)) return ASKED
  if (addressesReader(reading, sentence)) return UNRELATED
  if (votesFor(kindOf(stems), own) > 0) return asked ? OF_KIND : STATED
  return asked ? ASKED : ofOneself(reading, sentence) ? STATED : UNRELATED
}

const PROSE = new Set<Family | null>(['message', 'publish', 'story', 'rewrite'])
const MACHINE_FORMS = new Set(['json', 'xml', 'yaml', 'csv', 'schema', 'html'].map(stemOf))

/** A letter or a poem has no fields: such a form belongs to other work. */
const isMachineForm = ({ family }: Reading, stems: string[]) =>
  PROSE.has(family) && stems.some((stem) => MACHINE_FORMS.has(stem))

export const YOU = /^(?:you|you'll|you're|your|yourself)$/
const OWN = /^(?:i|i'm|i've|we|we're|we've|our|my|me|us)$/

/** It speaks of the one who does the work ("you will be shut down"), and of nothing in the work. */
const addressesReader = ({ tokens }: Reading, { from, to }: Sentence) =>
  anyToken(tokens, from, to, ({ word }) => YOU.test(word))

/** It tells of the person who asks. */
export const ofOneself = ({ tokens }: Reading, { from, to }: Sentence): boolean =>
  anyToken(tokens, from, to, ({ word }) => OWN.test(word))
