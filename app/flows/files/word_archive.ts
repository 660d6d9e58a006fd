import { Unzip, UnzipInflate, UnzipPassThrough, type UnzipFile } from 'fflate'
import { FileFailure } from '#app/flows/files/file_failure'

/** The parts of a Word document that are read, by their names in its archive. */
const PARTS = {
  document: /^word\/document\d*\.xml$/,
  styles: /^word\/styles\d*\.xml$/,
  footnotes: /^word\/footnotes\d*\.xml$/,
  endnotes: /^word\/endnotes\d*\.xml$/,
}
export type WordPart = keyof typeof PARTS

const MAX_UNPACKED_BYTES = 50 * 1024 * 1024
const MAX_FILES = 10_000
/** How much is unpacked at a time, so that a bomb is left soon. */
const CHUNK_BYTES = 16 * 1024

/** The archive that a Word document is. Only the parts that are asked for are unpacked. */
export class WordArchive {
  #unpacked = 0

  constructor(private readonly bytes: Uint8Array) {}

  /**
   * Hands on a part as it is unpacked.
   * @returns whether there is such a part
   * @throws FileFailure where the parts are too large, or the archive is damaged
   */
  unpack(part: WordPart, onPiece: (piece: Uint8Array) => void): boolean {
    const one = new OnePart(PARTS[part], (piece) => {
      this.#unpacked += piece.length
      if (this.#unpacked > MAX_UNPACKED_BYTES) throw new FileFailure('too-much')
      onPiece(piece)
    })
    const unzip = new Unzip((file) => one.meet(file))
    unzip.register(UnzipInflate)
    unzip.register(UnzipPassThrough)
    for (let at = 0; at < this.bytes.length && !one.isOver; at += CHUNK_BYTES) {
      const end = at + CHUNK_BYTES
      unzip.push(this.bytes.subarray(at, end), end >= this.bytes.length)
    }
    if (one.isMet && !one.isOver) throw new FileFailure('broken')
    return one.isMet
  }
}

class OnePart {
  isMet = false
  isOver = false
  #files = 0

  constructor(
    private readonly name: RegExp,
    private readonly onPiece: (piece: Uint8Array) => void
  ) {}

  meet(file: UnzipFile): void {
    this.#files += 1
    if (this.#files > MAX_FILES) throw new FileFailure('too-much')
    if (this.isMet || !this.name.test(file.name)) return
    this.isMet = true
    file.ondata = (error, piece, isLast) => this.#take(error, piece, isLast)
    file.start()
  }

  #take(error: Error | null, piece: Uint8Array, isLast: boolean): void {
    if (error) throw error
    this.onPiece(piece)
    this.isOver = isLast
  }
}
