import type { Kit } from '#app/prompts/domain/variants/kit'
import { TASK_KITS } from '#app/prompts/domain/variants/task_kits'
import type { Lookup } from '#app/prompts/domain/reading/lookup'

const fact: Kit = {
  ...TASK_KITS.analyse,
  role: undefined,
  purpose: '[what you need the answer for]',
  form: 'the answer in the first sentence, then two or three sentences that explain it',
  coverage: 'Mention the fact or the source that the answer rests on.',
  edge: 'If you are not certain, or the question rests on a mistake, say so.',
}

/** For short questions with one right answer: as little as helps. */
export const LOOKUP_KITS: Record<Lookup, Kit> = {
  fact,
  list: {
    ...fact,
    form: 'a list with one entry per line, each with one sentence that explains it',
    coverage: 'Mention the figure or the reason that puts each entry on the list.',
    edge: 'If sources disagree about an entry, say so.',
  },
  view: {
    ...fact,
    form: 'your position in the first sentence, then the strongest reason for it and the strongest against it',
    coverage: 'Mention what would change your mind.',
    edge: 'If the answer depends on how a word is meant, say which meaning you take.',
  },
  item: {
    ...fact,
    form: 'the answer on the first line, then one sentence that names what decided it',
    coverage: 'Mention the words of the material that the answer rests on.',
    edge: 'If two answers fit, give both and say which is likelier.',
  },
  items: {
    ...fact,
    form: 'one line per item: the item as it is written, a colon and the answer',
    coverage: 'Mention behind each answer, in at most eight words, what decided it.',
    edge: 'If two answers fit an item, give the likelier one and say so.',
  },
  wording: {
    ...fact,
    purpose: '[where it will stand and who reads it]',
    form: 'only the new wording, without comments or quotation marks',
    coverage: 'Focus on wording that a native speaker would choose, including tense and number.',
    edge: 'If it can be read in two ways, give one wording for each and say which is which.',
  },
  sum: {
    ...fact,
    form: 'each step of the calculation on a line of its own, then the result with its unit on the last line',
    coverage: 'Include the formula or rule of each step, and a check of the result at the end.',
    edge: 'If the question can be read in two ways, say which reading you use.',
  },
}
