import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { ApiException } from '#app/core/exceptions/api_exception'
import {
  type AuditSubject,
  beginAuditEntry,
  endAuditEntry,
} from '#app/auth/services/audit/audit_entries'
import { currentToken } from '#app/auth/services/current_token'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** What the action of an administrator is about, set by the action itself. */
    audited?: AuditSubject
    /** The id of the line of the audit log that was begun for this request. */
    auditEntryId?: string
  }
}

interface Options {
  /** Finds what a route with an id is about; null where it does not exist. */
  about?: (id: string) => Promise<AuditSubject | null>
}

const READING = ['GET', 'HEAD']

/** Administrators only; a terminal token also needs the scope admin. All that they do is written down. */
export default class AdminMiddleware {
  async handle(ctx: HttpContext, next: NextFn, { about }: Options = {}) {
    const user = ctx.auth.getUserOrFail()
    const token = currentToken(ctx)
    if (!user.isAdmin || (token && !token.allows('admin'))) {
      throw new ApiException(403, 'forbidden', 'Admin privileges required to access this page.')
    }
    if (READING.includes(ctx.request.method())) return next()
    const { id } = ctx.params
    const subject = about && id !== undefined ? await about(id) : null
    return audit(ctx, { userId: user.id, subject }, next)
  }
}

/** The subject is written down first, so that a line about a refused action says to what it was. */
async function audit(
  ctx: HttpContext,
  { userId, subject }: { userId: string; subject: AuditSubject | null },
  next: NextFn
) {
  const action = ctx.route?.name ?? ctx.request.method()
  ctx.audited = subject ?? undefined
  const entry = await beginAuditEntry({ kind: 'person', id: userId }, action, ctx.audited)
  ctx.auditEntryId = entry
  try {
    const answer = await next()
    const isRepeated = ctx.response.getHeader('idempotent-replayed') !== undefined
    const outcome = isRepeated ? 'repeated' : outcomeOf(ctx.response.getStatus())
    await endAuditEntry(entry, outcome, ctx.audited)
    return answer
  } catch (error) {
    const status = error instanceof Error && 'status' in error ? Number(error.status) : 500
    await endAuditEntry(entry, outcomeOf(status), ctx.audited)
    throw error
  }
}

const outcomeOf = (status: number) => (status < 400 ? 'done' : status < 500 ? 'refused' : 'failed')
