import type { Day } from '#tests/helpers/model_stand_in'

/** Days on which a provider tells the key that it was sent, or leads elsewhere with it. */
export const echoingDays = (elsewhere: string): [name: string, day: (key: string) => Day][] => [
  ['a key in a refusal of it', (key) => fault(401, `Incorrect API key provided: ${key}`)],
  [
    'a key in headers',
    (key) => ({ ...fault(403), headers: { 'www-authenticate': key, 'x-request-id': key } }),
  ],
  ['a key in a refused request', (key) => fault(400, key)],
  ['a key as a code', (key) => ({ ...fault(429), code: key, retryAfter: 9 })],
  ['a key in a failure', (key) => ({ ...fault(500, `${key} failed`), retryAfter: 9 })],
  ['a key in a stream', (key) => ({ kind: 'failed', content: 'So', message: key })],
  [
    'a key of a provider that leads elsewhere',
    () => ({ ...fault(307), headers: { location: elsewhere } }),
  ],
]

const fault = (status: number, message?: string) => ({ kind: 'status' as const, status, message })
