import type { HttpContext } from '@adonisjs/core/http'
import { type AuditSubject, noteAuditSubject } from '#app/auth/services/audit/audit_entries'
import { personSubject } from '#app/auth/services/audit/person_subject'

/**
 * Writes down whom the action of an administrator is about, and what exactly is done, before it is done: where the process
 * ends meanwhile, the line that stays says it.
 */
export async function auditPerson(
  ctx: HttpContext,
  userId: string,
  details?: AuditSubject['details']
): Promise<void> {
  ctx.audited = personSubject(userId, details)
  if (ctx.auditEntryId) await noteAuditSubject(ctx.auditEntryId, ctx.audited)
}
