import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { exportGuide, type Listed } from '#app/account/domain/exports'
import type { PersonalFile } from '#app/core/personal/export_tables'

interface Zip {
  /** Whose files they are, for the one that explains all others. */
  owner: string
  nowMs: number
  files: AsyncIterable<PersonalFile>
  /** Called as rows are written. */
  onRows: (rows: number) => Promise<void>
}

/**
 * Writes files to a zip as it is read: no more than a page of rows is in memory. A thread of zlib compresses them.
 * @throws what reading a file throws
 */
export async function* zipFiles({ owner, nowMs, files, onRows }: Zip): AsyncIterable<Buffer> {
  const zip = new ZipFile()
  const out = zip.outputStream as Readable
  zip.on('error', (error: Error) => out.destroy(error))
  const writing = addFiles()
  writing.catch((error: Error) => out.destroy(error))
  try {
    for await (const chunk of out) yield chunk as Buffer
    await writing
  } finally {
    out.destroy()
  }

  async function addFiles(): Promise<void> {
    const listed = new Map<string, Listed>()
    for await (const file of files) {
      const { path, listedAs = path, about } = file
      listed.set(listedAs, { path: listedAs, about })
      await add(path, Readable.from(textsOf(file)))
    }
    const guide = exportGuide(owner, nowMs, [...listed.values()])
    await add('README.md', Readable.from([guide]))
    zip.end()
  }

  /** One file after the other, so that only one is read. */
  async function add(path: string, text: Readable): Promise<void> {
    zip.addReadStream(text, path, { mtime: new Date(nowMs) })
    await finished(text)
  }

  async function* textsOf({ pieces }: PersonalFile): AsyncIterable<Buffer> {
    for await (const { text, rows } of pieces()) {
      yield Buffer.from(text)
      if (rows > 0) await onRows(rows)
    }
  }
}
