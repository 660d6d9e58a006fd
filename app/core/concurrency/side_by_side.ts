/**
 * Does several pieces of work at once. Where one fails the others are aborted, and once all have ended what went wrong
 * first is thrown.
 */
export async function sideBySide<Result>(
  works: ((signal: AbortSignal) => Promise<Result>)[],
  signal: AbortSignal
): Promise<Result[]> {
  const failed = new AbortController()
  const ended = AbortSignal.any([signal, failed.signal])
  const attempts = works.map(async (work) => {
    try {
      return await work(ended)
    } catch (error) {
      failed.abort(error)
      throw error
    }
  })
  await Promise.allSettled(attempts)
  if (failed.signal.aborted) throw failed.signal.reason
  return Promise.all(attempts)
}
