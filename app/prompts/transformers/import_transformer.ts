import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ImportSource } from '#app/prompts/domain/importing/import_sources'
import type PromptImport from '#app/prompts/models/prompt_import'

export default class ImportTransformer extends BaseTransformer<PromptImport> {
  toObject() {
    const { id, name, source, promptCount, undoneAt, createdAt } = this.resource
    return {
      ...{ id, name, source: source as ImportSource, promptCount },
      undoneAt: undoneAt?.toUTC().toISO() ?? null,
      createdAt: createdAt.toUTC().toISO() as string,
    }
  }
}
