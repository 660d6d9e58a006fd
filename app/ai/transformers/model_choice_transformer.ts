import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ModelChoice } from '#app/ai/services/model_choices'

export default class ModelChoiceTransformer extends BaseTransformer<ModelChoice> {
  toObject() {
    const { id, kind, provider, model, isDefault, retiresOn } = this.resource
    return { id, kind, provider, model, isDefault, retiresOn }
  }
}
