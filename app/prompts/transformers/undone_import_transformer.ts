import { BaseTransformer } from '@adonisjs/core/transformers'
import type { UndoneImport } from '#app/prompts/services/importing/undo_import'
import ImportTransformer from '#app/prompts/transformers/import_transformer'

/** An import that was undone, with how many of its prompts were deleted and how many stay. */
export default class UndoneImportTransformer extends BaseTransformer<UndoneImport> {
  toObject() {
    const { undone, deleted, kept } = this.resource
    return { ...new ImportTransformer(undone).toObject(), deleted, kept }
  }
}
