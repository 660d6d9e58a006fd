/**
 * Bytes of bodies that may be on their way together. Browsers refuse more than 64 KiB. Source: Fetch Standard,
 * "HTTP-network-or-cache fetch".
 */
const MAX_BYTES_IN_FLIGHT = 60_000

let bytesInFlight = 0

/**
 * Sends a change so that it arrives even where its page is left or loaded again at once, if it is small enough for that.
 * @param send makes the request; its argument says whether the request can outlive the page
 */
export async function outlivingPage<Answer>(
  body: unknown,
  send: (keepalive: boolean) => Promise<Answer>
): Promise<Answer> {
  const bytes = sizeOf(body)
  if (bytesInFlight + bytes > MAX_BYTES_IN_FLIGHT) return send(false)
  bytesInFlight += bytes
  try {
    return await send(true)
  } finally {
    bytesInFlight -= bytes
  }
}

/** In bytes. What is sent as it is, such as a file, counts as too large. */
function sizeOf(body: unknown): number {
  if (body === undefined) return 0
  if (body instanceof FormData || body instanceof Blob) return Infinity
  return new TextEncoder().encode(JSON.stringify(body)).length
}
