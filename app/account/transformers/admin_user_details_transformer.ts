import { BaseTransformer } from '@adonisjs/core/transformers'
import type { PersonDetails } from '#app/account/services/people/read_person'
import { listedPerson } from '#app/account/transformers/admin_user_transformer'

/** A person with what belongs to them, for administrators. Their texts are not part of it. */
export default class AdminUserDetailsTransformer extends BaseTransformer<PersonDetails> {
  toObject() {
    const { book, counts, isSubscriber, issuers } = this.resource
    return {
      ...listedPerson(this.resource),
      credits: { granted: book.granted, bought: book.bought, held: book.held, used: book.used },
      counts: this.pick(counts, ['prompts', 'flows', 'runs', 'accessTokens']),
      isSubscriber,
      issuers,
    }
  }
}
