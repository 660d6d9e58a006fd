import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Improved } from '#app/prompts/services/improve_prompt'

const NO_MODEL = 'No model is connected, so the offline engine answered.'

/** The answer of `POST /api/ai/enhance-prompt`. */
export default class ImprovedTransformer extends BaseTransformer<Improved> {
  constructor(
    improved: Improved,
    private model?: string
  ) {
    super(improved)
  }

  toObject() {
    const { prompt, improvement } = this.resource
    const { unchanged, leftAlone, analysis, variants } = improvement
    return {
      enhancedPrompt: variants.at(-1)?.content ?? prompt.original,
      engine: 'offline' as const,
      notice: this.model ? NO_MODEL : null,
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
