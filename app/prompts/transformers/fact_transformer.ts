import { BaseTransformer } from '@adonisjs/core/transformers'
import type Fact from '#app/prompts/models/fact'

export default class FactTransformer extends BaseTransformer<Fact> {
  toObject() {
    const { id, name, value, createdAt, updatedAt } = this.resource
    return {
      id,
      name,
      value,
      createdAt: createdAt.toUTC().toISO() as string,
      updatedAt: updatedAt.toUTC().toISO() as string,
    }
  }
}
