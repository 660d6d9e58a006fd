import User from '#app/auth/models/user'
import type { AuditSubject } from '#app/auth/services/audit/audit_entries'

/** A person, as what an action is about. Their id is no text of the entry, so that it goes with their account. */
export const personSubject = (
  personId: string,
  details?: AuditSubject['details']
): AuditSubject => ({ kind: 'person', personId, details })

/** The person that a route is about; null where nobody has this id. */
export const findPersonSubject = async (personId: string): Promise<AuditSubject | null> =>
  (await User.find(personId)) && personSubject(personId)
