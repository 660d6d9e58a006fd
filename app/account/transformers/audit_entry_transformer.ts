import { BaseTransformer } from '@adonisjs/core/transformers'
import type { FoundAuditEntry } from '#app/account/services/people/find_audit_entries'

export default class AuditEntryTransformer extends BaseTransformer<FoundAuditEntry> {
  toObject() {
    const { createdMs, ...entry } = this.resource
    return {
      id: entry.id,
      at: new Date(createdMs).toISOString(),
      action: entry.action,
      outcome: entry.outcome,
      actorKind: entry.actorKind,
      actor: entry.actor,
      subject: entry.subject,
      person: entry.person,
      details: entry.details,
    }
  }
}
