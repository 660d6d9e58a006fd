import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ImportedPrompts } from '#app/prompts/services/importing/import_prompts'

type Imported = Extract<ImportedPrompts, { ok: true }>

/** What came of one call of an import. */
export default class ImportedPromptsTransformer extends BaseTransformer<Imported> {
  toObject() {
    const { added, leftOut, into } = this.resource
    return {
      ...{ added, promptCount: into.promptCount },
      leftOut: leftOut && {
        ...{ count: leftOut.count, code: leftOut.code, reason: leftOut.reason },
        ...{ hint: leftOut.hint, offer: leftOut.offer },
      },
    }
  }
}
