import { Readable } from 'node:stream'
import db from '@adonisjs/lucid/services/db'
import { PARTS } from '#app/account/services/exports/export_rows'

/** The bytes of a file, one part after the other. */
export const readExportFile = (id: string): Readable => Readable.from(partsOf(id))

async function* partsOf(id: string): AsyncIterable<Buffer> {
  for (let position = 0; ; position++) {
    const part = await db.from(PARTS).where({ export_id: id, position }).select('data').first()
    if (!part) return
    yield Buffer.from(part.data, 'base64')
  }
}
