import { BaseTransformer } from '@adonisjs/core/transformers'
import type { FileText } from '#app/flows/domain/files/file_text'

export default class FileTextTransformer extends BaseTransformer<FileText> {
  toObject() {
    const { kind, text, pages = null, encoding = null, isGuess = false } = this.resource
    return { kind, text, pages, characters: text.length, encoding, isEncodingGuessed: isGuess }
  }
}
