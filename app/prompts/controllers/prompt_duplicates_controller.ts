import type { HttpContext } from '@adonisjs/core/http'
import { findDuplicates } from '#app/prompts/services/importing/find_duplicates'
import FoundDuplicatesTransformer from '#app/prompts/transformers/found_duplicates_transformer'
import { promptDuplicatesValidator } from '#app/prompts/validators/import_validators'

export default class PromptDuplicatesController {
  /** A question that is too long for an address. It changes nothing. */
  async store({ auth, request, serialize }: HttpContext) {
    const data = request.body()
    const { hashes } = await request.validateUsing(promptDuplicatesValidator, { data })
    const found = await findDuplicates(auth.getUserOrFail().id, hashes)
    return serialize(FoundDuplicatesTransformer.transform(found))
  }
}
