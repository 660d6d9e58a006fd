import { BaseTransformer } from '@adonisjs/core/transformers'
import { confirmationOf } from '#app/account/domain/deletion'
import type { Deletion } from '#app/account/services/deletion/read_deletion'

export default class AccountDeletionTransformer extends BaseTransformer<Deletion> {
  toObject() {
    const { email, dueMs, isOnlyAdministrator } = this.resource
    return {
      dueAt: dueMs === null ? null : new Date(dueMs).toISOString(),
      /** What has to be typed: the email, or a word where there is none. */
      confirmation: confirmationOf(email),
      hasEmail: email !== null,
      isOnlyAdministrator,
    }
  }
}
