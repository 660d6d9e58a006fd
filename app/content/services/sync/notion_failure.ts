import { APIErrorCode, isHTTPResponseError } from '@notionhq/client'

export type NotionFailureKind =
  'unauthorized' | 'missing' | 'limited' | 'unavailable' | 'refused' | 'too_large'

/** Notion did not answer a request as it should. */
export class NotionFailure extends Error {
  constructor(
    readonly failure: NotionFailureKind,
    /** What Notion said. */
    readonly detail = '',
    /** Milliseconds that Notion asks to wait. */
    readonly waitMs: number | null = null
  ) {
    super(`Notion: ${failure} ${detail}`.trimEnd())
  }
}

const KINDS: Partial<Record<string, NotionFailureKind>> = {
  [APIErrorCode.Unauthorized]: 'unauthorized',
  [APIErrorCode.RestrictedResource]: 'missing',
  [APIErrorCode.ObjectNotFound]: 'missing',
  [APIErrorCode.RateLimited]: 'limited',
  [APIErrorCode.ServiceOverload]: 'limited',
  [APIErrorCode.InternalServerError]: 'unavailable',
  [APIErrorCode.ServiceUnavailable]: 'unavailable',
  [APIErrorCode.GatewayTimeout]: 'unavailable',
  [APIErrorCode.ConflictError]: 'unavailable',
}

/** What an error of the client means. Without an answer, or with half of one, the service is unavailable. */
export function failureOf(error: unknown): NotionFailure {
  if (error instanceof NotionFailure) return error
  if (!isHTTPResponseError(error)) return new NotionFailure('unavailable')
  const { code, status, message, headers } = error
  const byStatus = status >= 500 ? 'unavailable' : status === 429 ? 'limited' : 'refused'
  return new NotionFailure(KINDS[code] ?? byStatus, message, waitOf(headers))
}

/** `Retry-After`, in seconds or as a date. */
function waitOf(headers: unknown): number | null {
  const text = headers instanceof Headers ? headers.get('retry-after') : null
  if (text === null) return null
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isFinite(wait) ? Math.max(0, wait) : null
}
