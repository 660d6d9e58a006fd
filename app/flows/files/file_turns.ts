import type { ReadFile } from '#app/flows/domain/files/file_text'
import { ApiException } from '#app/core/exceptions/api_exception'
import { afterOveruse, isForgotten, restLeft, type Overuse } from '#app/core/concurrency/overuse'

/** Files that arrive, wait or are read at the same time in this process; each may have 10 MB. */
const MAX_FILES = 20
const MAX_FILES_OF_ONE = 2
const SOON_SECONDS = 5

const open = new Map<string, number>()
const overuse = new Map<string, Overuse>()

/**
 * Reads a file for a person, unless too many are being read, of this person or in all.
 * @throws ApiException 503 with `Retry-After`, before anything of the file is taken
 */
export async function withFileTurn(
  whose: string,
  read: () => Promise<ReadFile>
): Promise<ReadFile> {
  const rest = restLeft(overuse.get(whose), performance.now())
  if (rest > 0) throw resting(Math.ceil(rest / 1_000))
  const own = open.get(whose) ?? 0
  const all = [...open.values()].reduce((sum, count) => sum + count, 0)
  if (own >= MAX_FILES_OF_ONE || all >= MAX_FILES) throw busy(own >= MAX_FILES_OF_ONE)
  open.set(whose, own + 1)
  try {
    const result = await read()
    if (!result.ok && result.problem === 'too-much') noteOveruse(whose)
    return result
  } finally {
    const left = open.get(whose)! - 1
    if (left === 0) open.delete(whose)
    else open.set(whose, left)
  }
}

function noteOveruse(whose: string): void {
  const now = performance.now()
  for (const [other, known] of overuse) if (isForgotten(known, now)) overuse.delete(other)
  overuse.set(whose, afterOveruse(overuse.get(whose), now))
}

const busy = (isOwn: boolean) =>
  new ApiException(
    503,
    'busy',
    isOwn ? 'Your other files are still being read.' : 'Too many files are being read.',
    { hint: 'Try again in a few seconds.', retryAfter: SOON_SECONDS }
  )

const resting = (seconds: number) =>
  new ApiException(
    503,
    'engine_rest',
    `Several of your files took too much to read. Try again in ${seconds} seconds.`,
    { hint: 'Choose a smaller or simpler file.', retryAfter: seconds }
  )
