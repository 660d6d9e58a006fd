import { BaseTransformer } from '@adonisjs/core/transformers'
import type { RefinedPrompt } from '#app/prompts/services/improvement/keep_refined'
import type { Written } from '#app/prompts/services/write_prompt'
import VersionTransformer from '#app/prompts/transformers/version_transformer'

export default class RefinedTransformer extends BaseTransformer<Written<RefinedPrompt>> {
  toObject() {
    const { prompt, made } = this.resource
    const { version, lost, isDraft } = made
    return { version: new VersionTransformer(version).toObject(), etag: prompt.etag, lost, isDraft }
  }
}
