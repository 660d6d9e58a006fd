import { BaseTransformer } from '@adonisjs/core/transformers'
import type { RefinedPrompt } from '#app/prompts/services/refine_prompt'
import VersionTransformer from '#app/prompts/transformers/version_transformer'

export default class RefinedTransformer extends BaseTransformer<RefinedPrompt> {
  toObject() {
    const { version, etag, lost, isDraft } = this.resource
    return { version: new VersionTransformer(version).toObject(), etag, lost, isDraft }
  }
}
