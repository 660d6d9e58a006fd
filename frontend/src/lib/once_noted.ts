/** Milliseconds in which the server has noted that somebody stopped reading. */
const NOTED = 500

/** Does something when the server knows how a stream ended: at once, or a moment after it was stopped here. */
export function onceNoted({ aborted }: AbortSignal, act: () => void): void {
  if (aborted) setTimeout(act, NOTED)
  else act()
}
