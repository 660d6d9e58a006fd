import { Unzip, UnzipInflate, UnzipPassThrough, type UnzipFile } from 'fflate'
import { FileFailure } from '#app/flows/files/file_failure'

const MAIN = /^word\/document\d*\.xml$/
const MAX_UNPACKED_BYTES = 50 * 1024 * 1024
const MAX_FILES = 10_000
/** How much is unpacked at a time, so that a bomb is left soon. */
const CHUNK_BYTES = 16 * 1024

/**
 * Hands on the main part of a Word document as it is unpacked; nothing else of the archive is unpacked.
 * @throws FileFailure where there is none, or where it is too large
 */
export function unpackWord(bytes: Uint8Array, onPart: (part: Uint8Array) => void): void {
  const main = new MainPart(onPart)
  const unzip = new Unzip((file) => main.meet(file))
  unzip.register(UnzipInflate)
  unzip.register(UnzipPassThrough)
  for (let at = 0; at < bytes.length && !main.isOver; at += CHUNK_BYTES) {
    unzip.push(bytes.subarray(at, at + CHUNK_BYTES), at + CHUNK_BYTES >= bytes.length)
  }
  if (!main.isMet) throw new FileFailure('archive')
  if (!main.isOver) throw new FileFailure('broken')
}

class MainPart {
  isMet = false
  isOver = false
  #files = 0
  #unpacked = 0

  constructor(private readonly onPart: (part: Uint8Array) => void) {}

  meet(file: UnzipFile): void {
    this.#files += 1
    if (this.#files > MAX_FILES) throw new FileFailure('too-much')
    if (this.isMet || !MAIN.test(file.name)) return
    this.isMet = true
    file.ondata = (error, part, isLast) => this.#take(error, part, isLast)
    file.start()
  }

  #take(error: Error | null, part: Uint8Array, isLast: boolean): void {
    if (error) throw error
    this.#unpacked += part.length
    if (this.#unpacked > MAX_UNPACKED_BYTES) throw new FileFailure('too-much')
    this.onPart(part)
    this.isOver = isLast
  }
}
