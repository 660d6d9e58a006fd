import { BaseTransformer } from '@adonisjs/core/transformers'
import type PromptVersion from '#app/prompts/models/prompt_version'
import type { Written } from '#app/prompts/services/write_prompt'
import VersionTransformer from '#app/prompts/transformers/version_transformer'

/** A new version, with the etag that its prompt has now. */
export default class SavedVersionTransformer extends BaseTransformer<Written<PromptVersion>> {
  toObject() {
    const { prompt, made } = this.resource
    return { ...new VersionTransformer(made).toObject(), etag: prompt.etag }
  }
}
