import { diffArrays, diffWordsWithSpace, type ChangeObject } from 'diff'
import type { Change } from '#app/prompts/domain/model_rewrite/answer'
import type { Edit } from '#app/prompts/domain/types'

/** The rule under which the edits of a model stand. */
export const MODEL_RULE = 'model.rewrite'
const NO_REASON = 'The model worded this differently.'
/**
 * From so many added and removed words and spaces on, changes are told by the sentence, and from so many sentences on as
 * one: comparing takes the square of their number. A request of 250 words can be changed in all of them.
 */
const MAX_WORDS = 1_000
const MAX_SENTENCES = 400
/** Two texts of so many characters together take long to read already: less is left for comparing them. */
const LONG = 40_000
const MAX_WORDS_OF_LONG_TEXT = 600
/** The reason for a longer change says nothing of one place. */
const MAX_CHANGE_LENGTH = 2_000
/** Unchanged words between two changes that are too few to be worth two edits. */
const BRIDGE = 12

/**
 * The edits that make one text of the other, word by word, each with the reason that the model gave for it. A reason
 * counts only where the model quotes both texts exactly.
 */
export function editsBetween(original: string, text: string, changes: Change[]): Edit[] {
  const honest = changes.filter(
    ({ before, after, reason }) =>
      reason !== '' &&
      before.length + after.length <= MAX_CHANGE_LENGTH &&
      original.includes(before) &&
      text.includes(after) &&
      before + after !== ''
  )
  return joined(hunksOf(original, text), original).map(({ start, before, after }) => ({
    rule: MODEL_RULE,
    start,
    end: start + before.length,
    before,
    after,
    reason: reasonFor(before.trim(), after.trim(), honest) ?? NO_REASON,
  }))
}

interface Hunk {
  start: number
  before: string
  after: string
}

function hunksOf(original: string, text: string): Hunk[] {
  const hunks: Hunk[] = []
  let at = 0
  let open: Hunk | null = null
  for (const { added, removed, value } of changesBetween(original, text)) {
    if (!added && !removed) open = null
    else {
      if (!open) hunks.push((open = { start: at, before: '', after: '' }))
      open[added ? 'after' : 'before'] += value
    }
    if (!added) at += value.length
  }
  return hunks
}

function changesBetween(original: string, text: string): DiffPart[] {
  const isLong = original.length + text.length > LONG
  const maxEditLength = isLong ? MAX_WORDS_OF_LONG_TEXT : MAX_WORDS
  const byWord = diffWordsWithSpace(original, text, { maxEditLength })
  if (byWord) return byWord
  const [before, after] = [original, text].map((one) => one.split(SENTENCE_START))
  const bySentence = diffArrays(before, after, { maxEditLength: MAX_SENTENCES })
  if (!bySentence)
    return [
      { removed: true, added: false, value: original },
      { removed: false, added: true, value: text },
    ]
  return bySentence.map((one) => ({ ...one, value: one.value.join('') }))
}

type DiffPart = Pick<ChangeObject<string>, 'added' | 'removed' | 'value'>

const SENTENCE_START = /(?<=[.!?]\s|\n)/

/** Hunks that stand close together become one, so that a sentence is changed once and not in five places. */
function joined(hunks: Hunk[], original: string): Hunk[] {
  const found: Hunk[] = []
  for (const hunk of hunks) {
    const last = found.at(-1)
    const between = last ? original.slice(last.start + last.before.length, hunk.start) : ''
    if (last && between.length <= BRIDGE && !between.includes('\n')) {
      last.before += between + hunk.before
      last.after += between + hunk.after
    } else found.push(hunk)
  }
  return found.filter(({ before, after }) => before !== after)
}

function reasonFor(before: string, after: string, changes: Change[]): string | null {
  const touches = (phrase: string, hunk: string) =>
    phrase !== '' && hunk !== '' && (phrase.includes(hunk) || hunk.includes(phrase))
  const best =
    changes.find((one) => touches(one.after, after)) ??
    changes.find((one) => touches(one.before, before))
  return best?.reason ?? null
}
