import { threadId } from 'node:worker_threads'
import type { Encoding } from '#app/core/domain/text_encoding'
import type { ReadFile } from '#app/flows/domain/files/file_text'
import { readFile } from '#app/flows/files/read_file'

/** A file to read. In `begun` the thread notes its id, and the CPU time in milliseconds that it had used before. */
export interface FileErrand {
  bytes: Uint8Array
  /** In which a text is read; without it, in the one that its bytes show. */
  encoding?: Encoding
  begun: Int32Array
}

/** What a thread does with a file. */
export default function read({ bytes, encoding, begun }: FileErrand): Promise<ReadFile> {
  const { user, system } = process.threadCpuUsage()
  Atomics.store(begun, 1, Math.floor((user + system) / 1_000))
  Atomics.store(begun, 0, threadId)
  return readFile(bytes, encoding)
}
