import { BaseTransformer } from '@adonisjs/core/transformers'

interface Support {
  email: string | undefined
}

export default class SupportTransformer extends BaseTransformer<Support> {
  toObject() {
    return { email: this.resource.email || null }
  }
}
