import { decodeText, type Encoding } from '#app/core/domain/text_encoding'
import { MAX_CSV_BYTES } from '#app/flows/domain/batches/batch'
import { t } from '#frontend/lib/texts'

export interface ChosenFile {
  name: string
  csv: string
  bytes: Uint8Array
  encoding: Encoding
  /** Whether the file does not tell its encoding, so that the letters may be wrong. */
  isGuess: boolean
}

/** @throws Error with what is wrong with the file */
export async function readCsvFile(file: File): Promise<ChosenFile> {
  if (file.size > MAX_CSV_BYTES) throw new Error(t('batches.start.tooLarge'))
  const bytes = await file.arrayBuffer().catch(() => null)
  const decoded = bytes && (await decodeText(new Uint8Array(bytes)))
  if (!decoded) throw new Error(t('batches.start.unreadable'))
  const { text: csv, encoding, isGuess } = decoded
  return { name: file.name, csv, bytes: new Uint8Array(bytes), encoding, isGuess }
}

/** @throws Error where the file is not text in this encoding */
export async function inEncoding(file: ChosenFile, encoding: Encoding): Promise<ChosenFile> {
  const decoded = await decodeText(file.bytes, encoding)
  if (!decoded) throw new Error(t('batches.start.otherEncoding'))
  return { ...file, csv: decoded.text, encoding }
}
