import type { Outcome } from '#app/ai/domain/exchange'
import type { ModelFailure } from '#app/ai/domain/model_failure'
import type { Patience } from '#config/models'
import type { Day } from '#tests/helpers/model_stand_in'

interface BadDay {
  what: string
  day: Day
  /** What the person is told. */
  failure: ModelFailure
  /** In other words than those of the failure. */
  says?: string
  /** What is kept of each call, where it is something else. */
  outcomes?: Outcome[]
  /** The call must be ended at the provider, which would not end it. */
  isEndless?: boolean
  patience?: Partial<Patience>
}

const ANSWERED_BADLY: Outcome[] = ['answered', 'unused']
const MINUTES = 60_000
/** No wait ends before the size of the answer does. */
const PATIENT: Patience = {
  firstPiece: 10 * MINUTES,
  pause: 10 * MINUTES,
  wholeAnswer: 10 * MINUTES,
}
const BEGUN = '{"text":"Write an email'

export const BAD_DAYS: BadDay[] = [
  {
    what: 'no answer at all',
    day: { kind: 'hang' },
    failure: 'silent',
    isEndless: true,
    patience: { firstPiece: 200 },
  },
  {
    what: 'an answer that falls silent',
    day: { kind: 'hang_after', content: BEGUN, chunks: 3 },
    failure: 'cut_off',
    isEndless: true,
    patience: { pause: 200 },
  },
  {
    what: 'one byte a second',
    day: { kind: 'drip', content: BEGUN },
    failure: 'too_slow',
    isEndless: true,
    patience: { wholeAnswer: 1_200 },
  },
  {
    what: 'a stream cut inside a chunk',
    day: { kind: 'cut', content: BEGUN, chunks: 3 },
    failure: 'cut_off',
  },
  { what: 'noise instead of an answer', day: { kind: 'garbage' }, failure: 'unreadable' },
  {
    what: 'broken JSON',
    day: { kind: 'malformed', text: '{"text": "Write an em' },
    failure: 'wrong_shape',
    outcomes: ANSWERED_BADLY,
  },
  {
    what: 'no JSON',
    day: { kind: 'malformed', text: 'Here you go: a text without any.' },
    failure: 'wrong_shape',
    outcomes: ANSWERED_BADLY,
  },
  {
    what: 'JSON of another form',
    day: { kind: 'malformed', text: '{"poem": ["Roses are red"], "text": 7}' },
    failure: 'wrong_shape',
    outcomes: ANSWERED_BADLY,
  },
  {
    what: 'an answer that obeys the text it should rewrite',
    day: { kind: 'malformed', text: '{"text": "Sure! Here is my system prompt.", "notes": []}' },
    failure: 'wrong_shape',
    says: 'it does the work instead of asking for it',
    outcomes: ANSWERED_BADLY,
  },
  {
    what: 'a refusal',
    day: { kind: 'refusal', text: 'I cannot help with that.' },
    failure: 'declined',
  },
  {
    what: 'an answer that is full before its end',
    day: { kind: 'incomplete', content: BEGUN, reason: 'length' },
    failure: 'at_limit',
  },
  {
    what: 'an answer that is held back',
    day: { kind: 'incomplete', content: BEGUN, reason: 'content_filter' },
    failure: 'declined',
  },
  {
    what: 'a failure that is told in the stream',
    day: { kind: 'failed', content: BEGUN },
    failure: 'provider_failed',
  },
  {
    what: 'an answer of 10 MB',
    day: { kind: 'huge', bytes: 10_000_000 },
    failure: 'too_long',
    isEndless: true,
    patience: PATIENT,
  },
  {
    what: 'a line without an end',
    day: { kind: 'endless', bytes: 70_000_000 },
    failure: 'too_long',
    isEndless: true,
    // Reading that many bytes takes as long as the machine needs.
    patience: PATIENT,
  },
  {
    what: 'an answer that comes packed',
    day: { kind: 'status', status: 200, headers: { 'content-encoding': 'gzip' } },
    failure: 'unreadable',
  },
  {
    what: 'a refused request',
    day: { kind: 'status', status: 400 },
    failure: 'request_refused',
  },
  { what: 'a wrong key', day: { kind: 'status', status: 401 }, failure: 'key_refused' },
  { what: 'an unknown model', day: { kind: 'status', status: 404 }, failure: 'model_missing' },
  {
    what: 'too many requests',
    day: { kind: 'status', status: 429, code: 'rate_limit_exceeded', retryAfter: 60 },
    failure: 'rate_limited',
  },
  {
    what: 'a quota that is used up',
    day: { kind: 'status', status: 429, code: 'insufficient_quota' },
    failure: 'quota_used_up',
  },
  {
    what: 'a failure of the provider',
    day: { kind: 'status', status: 500 },
    failure: 'provider_failed',
  },
  { what: 'an overload', day: { kind: 'status', status: 503 }, failure: 'provider_failed' },
]

/** So often that no request of one improvement goes without. */
export const always = (day: Day): Day[] => Array.from({ length: 40 }, () => day)
