import type { HttpContext } from '@adonisjs/core/http'
import { findAuditEntries } from '#app/account/services/people/find_audit_entries'
import AuditEntryTransformer from '#app/account/transformers/audit_entry_transformer'
import { auditListValidator } from '#app/account/validators/people_validators'
import { linkNextPage } from '#app/core/paging'

export default class AuditEntriesController {
  async index(ctx: HttpContext) {
    const filter = await ctx.request.validateUsing(auditListValidator, { data: ctx.request.qs() })
    const { entries, next } = await findAuditEntries(filter)
    linkNextPage(ctx, next)
    return ctx.serialize(AuditEntryTransformer.transform(entries))
  }
}
