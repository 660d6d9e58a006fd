export interface Followed {
  /** Resolves when the server ends the stream. */
  ended: Promise<unknown>
  isOpen: boolean
}

/** Follows the events of a run until the server ends the stream, or the signal does. */
export async function followRun(
  runId: string,
  headers: Record<string, string>,
  signal: AbortSignal
): Promise<Followed> {
  const url = `http://${process.env.HOST}:${process.env.PORT}/api/runs/${runId}/events`
  const answer = await fetch(url, { headers: { accept: 'text/event-stream', ...headers }, signal })
  if (answer.status !== 200) throw new Error(`The stream was answered with ${answer.status}.`)
  const followed: Followed = { ended: Promise.resolve(), isOpen: true }
  followed.ended = answer
    .text()
    .catch(() => null)
    .finally(() => (followed.isOpen = false))
  return followed
}
