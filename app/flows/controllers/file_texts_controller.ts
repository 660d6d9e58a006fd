import type { HttpContext } from '@adonisjs/core/http'
import { receivedBytes } from '#app/core/requests/received_bytes'
import { MAX_FILE_BYTES } from '#app/flows/domain/values/limits'
import { readFileText } from '#app/flows/services/runs/read_file_text'
import FileTextTransformer from '#app/flows/transformers/file_text_transformer'
import { fileTextValidator } from '#app/flows/validators/file_text_validators'

export default class FileTextsController {
  async store({ auth, request, serialize }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    const { encoding } = await request.validateUsing(fileTextValidator, { data: request.qs() })
    const receive = () => receivedBytes(request.request, MAX_FILE_BYTES)
    const file = await readFileText(userId, encoding, receive)
    return serialize(FileTextTransformer.transform(file))
  }
}
