import type { AuditSubject } from '#app/auth/services/audit/audit_entries'

/** A person, as what an action is about. Their id is no text of the entry, so that it goes with their account. */
export const personSubject = (
  personId: string,
  details?: AuditSubject['details']
): AuditSubject => ({ kind: 'person', personId, details })
