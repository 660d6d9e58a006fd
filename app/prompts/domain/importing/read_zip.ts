import { unzipSync, type UnzipFileInfo } from 'fflate'
import {
  MAX_IMPORT_BYTES,
  MAX_IMPORT_FILES,
  MAX_ZIP_RATIO,
} from '#app/prompts/domain/importing/import_limits'
import type { ImportProblem } from '#app/prompts/domain/importing/import_table'

/** A file of an import, with its path in its folder. */
export interface SourceFile {
  path: string
  bytes: Uint8Array
}

export type Unpacked = { ok: true; files: SourceFile[] } | { ok: false; problem: ImportProblem }

/** What macOS and Windows add to archives. */
const ADDED = /(?:^|\/)(?:__MACOSX\/|\.(?!\.)|Thumbs\.db|desktop\.ini)/

/**
 * Unpacks a zip file in memory. Sizes that its directory states are checked before anything is unpacked, and nothing is
 * unpacked beyond them.
 */
export function unpackZip(bytes: Uint8Array): Unpacked {
  const bounds = new Bounds()
  try {
    const found = unzipSync(bytes, { filter: (file) => bounds.admit(file) })
    if (bounds.problem) return { ok: false, problem: bounds.problem }
    return {
      ok: true,
      files: Object.entries(found).map(([path, unpacked]) => ({ path, bytes: unpacked })),
    }
  } catch {
    return { ok: false, problem: bounds.problem ?? { kind: 'zip_broken' } }
  }
}

class Bounds {
  problem: ImportProblem | null = null
  #files = 0
  #bytes = 0

  admit({ name, size, originalSize }: UnzipFileInfo): boolean {
    if (this.problem || name.endsWith('/') || ADDED.test(name)) return false
    this.#files += 1
    this.#bytes += originalSize
    this.problem = this.#problemWith(size, originalSize)
    return this.problem === null
  }

  #problemWith(size: number, originalSize: number): ImportProblem | null {
    if (this.#files > MAX_IMPORT_FILES) return { kind: 'too_many_files', most: MAX_IMPORT_FILES }
    if (originalSize > Math.max(size, 1) * MAX_ZIP_RATIO) return { kind: 'bomb' }
    return this.#bytes > MAX_IMPORT_BYTES ? { kind: 'too_large', most: MAX_IMPORT_BYTES } : null
  }
}
