import { BaseTransformer } from '@adonisjs/core/transformers'
import { kindLabel } from '#app/prompts/domain/kinds/deliverable_labels'
import { recommendedOf } from '#app/prompts/domain/recommended'
import type { Improved } from '#app/prompts/services/improvement/improve_prompt'

/** The answer of `POST /api/ai/enhance-prompt`. */
export default class ImprovedTransformer extends BaseTransformer<Improved> {
  toObject() {
    const { prompt, improvement, engine, notice } = this.resource
    const { unchanged, leftAlone, question, contents, narrower, analysis, variants } = improvement
    return {
      enhancedPrompt: recommendedOf(variants)?.content ?? prompt.original,
      engine,
      notice,
      unchanged,
      leftAlone,
      question,
      contents,
      narrower: narrower.map((id) => ({ id, label: kindLabel(id) ?? id })),
      promptId: prompt.id,
      title: prompt.title,
      etag: prompt.etag,
      analysis,
      versions: variants,
    }
  }
}
