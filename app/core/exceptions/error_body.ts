import { errors as httpErrors } from '@adonisjs/core/http'
import { errors as limiterErrors } from '@adonisjs/limiter'
import { errors as authErrors } from '@adonisjs/auth'
import { errors as vineErrors } from '@vinejs/vine'
import { isBusy } from '#app/core/dialects/database_busy'
import { ApiException, type Decided } from '#app/core/exceptions/api_exception'
import { storageFailure, type StorageFailure } from '#app/core/storage_failure'

interface ErrorBody {
  message: string
  code: string
  fields?: Record<string, string>
  hint?: string
  /** The run that failed. */
  runId?: string
  /** What lifts the limit that refused the request. */
  offer?: 'pro' | 'credits'
  /** What became of an approval. */
  decided?: Decided
}

interface Answer {
  status: number
  body: ErrorBody
  /** Seconds. */
  retryAfter?: number
}

/** Seconds after which a database that could not be used may be tried again. */
export const STORAGE_PAUSE = 5

/** The status and the one shape for everything that is thrown. */
export function answerFor(error: unknown, requestId: string | undefined): Answer {
  return (
    thrownAnswer(error) ??
    unreadableAnswer(error) ??
    storageAnswer(error) ??
    answer(500, 'unexpected', 'Something went wrong on our side. Nothing was lost.', {
      hint: `If it happens again, tell us this number: ${requestId}`,
    })
  )
}

const answer = (
  status: number,
  code: string,
  message: string,
  more: Partial<ErrorBody> = {}
): Answer => ({ status, body: { message, code, ...more } })

/** For what Hone and the packages in front of it throw on purpose. */
function thrownAnswer(error: unknown): Answer | null {
  if (error instanceof ApiException) {
    const { retryAfter, ...more } = error.detail
    return { ...answer(error.status, error.code ?? 'error', error.message, more), retryAfter }
  }
  if (error instanceof vineErrors.E_VALIDATION_ERROR) {
    const fields = fieldsOf(error.messages)
    return answer(422, 'invalid', Object.values(fields)[0], { fields })
  }
  if (error instanceof authErrors.E_UNAUTHORIZED_ACCESS) {
    return answer(401, 'unauthenticated', 'Please sign in.')
  }
  if (error instanceof limiterErrors.E_TOO_MANY_REQUESTS) {
    const seconds = error.response.availableIn
    return {
      ...answer(429, 'too_many_requests', `Too many requests. Try again in ${seconds} seconds.`),
      retryAfter: seconds,
    }
  }
  if (error instanceof httpErrors.E_ROUTE_NOT_FOUND) {
    return answer(404, 'not_found', 'There is nothing at this address.')
  }
  return null
}

/** For a body that could not be read. */
function unreadableAnswer(error: unknown): Answer | null {
  const { status, code = '' } = (error ?? {}) as { status?: number; code?: string }
  if (status === 415) return answer(415, 'unsupported_type', 'Send JSON (application/json).')
  if (status === 400 || status === 422)
    return answer(400, 'not_json', 'The body must be one JSON object.')
  if (/^(Z_|ERR__ERROR|ZSTD_)/.test(code)) {
    return answer(400, 'not_compressed', 'The body is not compressed as its headers say.')
  }
  return null
}

const STORAGE_ANSWERS: Record<StorageFailure | 'busy', Answer> = {
  damaged: answer(503, 'storage', 'Hone cannot read its database right now. Nothing was changed.', {
    hint: 'The administrator must stop Hone and restore a copy of the database: node ace db:restore <file>.',
  }),
  busy: {
    ...answer(503, 'storage', 'The database is busy. Nothing was changed. Try again.', {
      hint: 'Another program may be writing to it. Wait a few seconds.',
    }),
    retryAfter: 2,
  },
  unreachable: {
    ...answer(503, 'storage', 'Hone cannot reach its database right now. Try again.', {
      hint: 'Hone connects again by itself. Wait a few seconds.',
    }),
    retryAfter: STORAGE_PAUSE,
  },
  unwritable: {
    ...answer(503, 'storage', 'Hone could not save right now. Nothing was changed. Try again.', {
      hint: 'The disk of the database is full or not writable.',
    }),
    retryAfter: STORAGE_PAUSE,
  },
}

function storageAnswer(error: unknown): Answer | null {
  const failure = storageFailure(error)
  if (failure !== 'damaged' && isBusy(error)) return STORAGE_ANSWERS.busy
  return failure && STORAGE_ANSWERS[failure]
}

const MAX_FIELDS = 25
const MAX_FIELD_NAME_LENGTH = 100
const MAX_MESSAGE_LENGTH = 300

/**
 * The first message for each field; a field may be called anything, "constructor" too. What was sent is repeated in part
 * at most, because names can be as long as a body.
 */
function fieldsOf(messages: { field: string; message: string }[]): Record<string, string> {
  const entries = messages
    .slice(0, MAX_FIELDS)
    .map(({ field, message }) => [
      cut(field || 'body', MAX_FIELD_NAME_LENGTH),
      cut(message, MAX_MESSAGE_LENGTH),
    ])
  return Object.fromEntries(entries.reverse())
}

const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most).toWellFormed()}…` : text
