import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ListedPerson } from '#app/account/services/people/find_people'
import { isoOrNull } from '#app/account/transformers/iso_or_null'
import { planAt } from '#app/billing/domain/plans'
import { shownPicture } from '#app/core/requests/picture_sources'

/** A person as a line of the administrator's list. */
export default class AdminUserTransformer extends BaseTransformer<ListedPerson> {
  toObject() {
    return listedPerson(this.resource)
  }
}

export function listedPerson({ user, lastSeenMs }: ListedPerson) {
  const stored = { plan: user.plan, plan_until_ms: numberOrNull(user.planUntilMs) }
  const plan = planAt(stored, Date.now())
  return {
    id: user.id,
    email: user.email,
    emailVerified: user.emailVerified,
    firstName: user.firstName,
    lastName: user.lastName,
    profileImageUrl: shownPicture(user.profileImageUrl),
    jobRole: user.jobRole,
    isAdmin: user.isAdmin,
    plan,
    planUntil: plan === 'pro' ? isoOrNull(stored.plan_until_ms) : null,
    createdAt: user.createdAt.toISO(),
    lastSeenAt: isoOrNull(lastSeenMs),
    suspendedAt: isoOrNull(numberOrNull(user.suspendedMs)),
    suspensionReason: user.suspensionReason,
    deletionDueAt: isoOrNull(numberOrNull(user.deletionDueMs)),
  }
}

const numberOrNull = (value: bigint | number | null): number | null =>
  value === null ? null : Number(value)
