/** The dates of HTTP (RFC 9110, 5.6.7), and those of ISO 8601, which some servers send. */
const DATE = /^(?:[A-Za-z]{3,9},? .*\d{2}:\d{2}:\d{2}|\d{4}-\d{2}-\d{2}T\d{2}:\d{2})/
const ASCTIME = /^[A-Za-z]{3} [A-Za-z]{3} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/
const NUMBER = /^\d+(?:\.\d+)?$/

/**
 * Milliseconds that a server asks to wait before the next request, however long they are; null where it says nothing
 * that can be read. A date that has passed is no wait.
 * @param headers `retry-after` holds seconds or a date; `retry-after-ms`, which comes first, milliseconds
 * @param now milliseconds since 1970
 */
export function retryAfterOf(
  headers: Pick<Headers, 'get'> | undefined,
  now: number
): number | null {
  const valueOf = (name: string) => headers?.get(name)?.trim() ?? ''
  const [precise, header] = [valueOf('retry-after-ms'), valueOf('retry-after')]
  if (NUMBER.test(precise)) return Number(precise)
  return NUMBER.test(header) ? Number(header) * 1000 : waitUntil(header, now)
}

function waitUntil(header: string, now: number): number | null {
  if (!DATE.test(header)) return null
  const date = Date.parse(ASCTIME.test(header) ? `${header} GMT` : header)
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}
