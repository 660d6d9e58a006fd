import { BaseTransformer } from '@adonisjs/core/transformers'
import { shownPicture } from '#app/core/requests/picture_sources'
import type User from '#app/auth/models/user'

export default class UserTransformer extends BaseTransformer<User> {
  toObject() {
    const user = this.resource
    return {
      id: user.id,
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
      profileImageUrl: shownPicture(user.profileImageUrl),
      role: user.isAdmin ? 'admin' : user.jobRole,
      industry: user.industry,
      plan: user.plan,
      preferences: user.preferences,
      createdAt: user.createdAt.toISO(),
      /** When the account is deleted, where its owner asked for that. */
      deletionDueAt: timeOf(user.deletionDueMs),
    }
  }
}

const timeOf = (milliseconds: bigint | number | null | undefined): string | null =>
  milliseconds === null || milliseconds === undefined
    ? null
    : new Date(Number(milliseconds)).toISOString()
