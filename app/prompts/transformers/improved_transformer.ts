import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Improved } from '#app/prompts/services/improve_prompt'

/** The answer of `POST /api/ai/enhance-prompt`. */
export default class ImprovedTransformer extends BaseTransformer<Improved> {
  toObject() {
    const { prompt, improvement, engine, notice } = this.resource
    const { unchanged, leftAlone, analysis, variants } = improvement
    return {
      enhancedPrompt: variants.at(-1)?.content ?? prompt.original,
      engine,
      notice,
      unchanged,
      leftAlone,
      promptId: prompt.id,
      title: prompt.title,
      etag: prompt.etag,
      analysis,
      versions: variants,
    }
  }
}
