import type { Encoding } from '#app/core/domain/text_encoding'
import { ApiException } from '#app/core/exceptions/api_exception'
import { FILE_PROBLEMS, type FileText } from '#app/flows/domain/files/file_text'
import { withFileTurn } from '#app/flows/files/file_turns'
import { readInThread } from '#app/flows/files/file_threads'

/**
 * The text of a file that a person sends. Nothing is kept of it.
 * @param encoding in which a text is read; without it, in the one that its bytes show
 * @param receive waits for the bytes of the file
 * @throws ApiException 422 `unreadable` where it has no text that can be read, 503 `busy`
 */
export async function readFileText(
  userId: string,
  encoding: Encoding | undefined,
  receive: () => Promise<Uint8Array<ArrayBuffer>>
): Promise<FileText> {
  const read = await withFileTurn(userId, async () => readInThread(await receive(), encoding))
  if (read.ok) return read.file
  const { message, hint } = FILE_PROBLEMS[read.problem]
  throw new ApiException(422, 'unreadable', message, { hint })
}
