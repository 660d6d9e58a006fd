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

const READING = ['GET', 'HEAD']

/** Administrators only; a terminal token also needs the scope admin. All that they do is written down. */
export default class AdminMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const user = ctx.auth.getUserOrFail()
    const token = currentToken(ctx)
    if (!user.isAdmin || (token && !token.allows('admin'))) {
      throw new ApiException(403, 'forbidden', 'Admin privileges required to access this page.')
    }
    return READING.includes(ctx.request.method()) ? next() : audit(ctx, user.id, next)
  }
}

async function audit(ctx: HttpContext, userId: string, next: NextFn) {
  const action = ctx.route?.name ?? ctx.request.method()
  const entry = await beginAuditEntry({ kind: 'person', id: userId }, action)
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
