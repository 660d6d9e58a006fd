import { BaseTransformer } from '@adonisjs/core/transformers'
import type { FoundDuplicates } from '#app/prompts/services/importing/find_duplicates'

export default class FoundDuplicatesTransformer extends BaseTransformer<FoundDuplicates> {
  toObject() {
    const { duplicates, capacity } = this.resource
    return {
      capacity,
      duplicates: duplicates.map(({ hash, promptId, title }) => ({ hash, promptId, title })),
    }
  }
}
