import { cutAtWord } from '#app/core/domain/cut_at_word'
import { hasOnlyResults, type RowCounts } from '#app/flows/domain/batches/batch'
import { MAX_SHORT_EXCERPT_LENGTH } from '#app/flows/domain/runs/input_excerpt'
import type { RunError, RunOutcome } from '#app/flows/domain/runs/run'

/** What is said of a number of rows, in the order in which outcomes are named. */
export const OUTCOME_WORDS: Record<RunOutcome, string> = {
  'succeeded': 'succeeded',
  'rejected': 'rejected',
  'expired': 'not decided in time',
  'dead-end': 'without a result',
  'failed': 'failed',
  'canceled': 'canceled',
  'waiting': 'waiting for a decision',
  'running': 'running',
  'queued': 'queued',
}

interface Batch {
  name: string
  rowCount: number
  counts: RowCounts
  /** Why it ended with rows that were not started. */
  error: RunError | null
}

/** How many rows are where: “2 succeeded, 1 rejected”. */
const countsInWords = (counts: RowCounts): string =>
  Object.entries(OUTCOME_WORDS)
    .flatMap(([outcome, words]) => {
      const count = counts[outcome as RunOutcome]
      return count > 0 ? [`${count.toLocaleString('en-US')} ${words}`] : []
    })
    .join(', ')

/** At least as much of a name is left. UTF-16 units. */
const MIN_NAME_LENGTH = 20

/** What tells a batch apart in a notice: its name, and the counts of its rows where not all of them have a result. */
export function batchExcerpt(name: string, counts: RowCounts): string {
  if (hasOnlyResults(counts) && counts.queued === 0)
    return cutAtWord(name, MAX_SHORT_EXCERPT_LENGTH)
  const words = `: ${countsInWords(counts)}`
  const left = Math.max(MAX_SHORT_EXCERPT_LENGTH - words.length, MIN_NAME_LENGTH)
  return cutAtWord(`${cutAtWord(name, left)}${words}`, MAX_SHORT_EXCERPT_LENGTH)
}

/** How a batch stands, in words. */
export function batchSentence({ name, rowCount, counts, error }: Batch): string {
  const rows = `${rowCount.toLocaleString('en-US')} ${rowCount === 1 ? 'row' : 'rows'}`
  const sentence = `${rows} of ${name}: ${countsInWords(counts)}.`
  return error && counts.queued > 0 ? `${sentence} ${error.message}` : sentence
}
