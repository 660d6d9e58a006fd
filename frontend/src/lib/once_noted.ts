/** Milliseconds in which the server has noted that somebody stopped reading: nearly always, and where it is busy. */
const NOTED = [500, 3_000]

/** Does something when the server knows how a stream ended: at once, or twice after it was stopped here. */
export function onceNoted({ aborted }: AbortSignal, act: () => void): void {
  if (aborted) for (const milliseconds of NOTED) setTimeout(act, milliseconds)
  else act()
}
