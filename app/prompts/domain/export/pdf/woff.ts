import { unzlibSync } from 'fflate'

const WOFF = 0x774f4646
const HEADER = 44
const ENTRY = 20

interface Table {
  tag: number
  checkSum: number
  data: Uint8Array
}

/**
 * A font as it was before it was packed for the web (WOFF 1.0, section 3): its tables one after
 * the other in a plain file. A font that is not packed comes back as it is.
 */
export function unpackFont(file: Uint8Array): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (view.getUint32(0) !== WOFF) return file
  const tables = Array.from({ length: view.getUint16(12) }, (_, index) =>
    readTable(file, view, HEADER + index * ENTRY)
  )
  return plainFont(view.getUint32(4), tables)
}

function readTable(file: Uint8Array, view: DataView, at: number): Table {
  const [tag, offset, packed, length, checkSum] = [0, 4, 8, 12, 16].map((field) =>
    view.getUint32(at + field)
  )
  const data = file.subarray(offset, offset + packed)
  return { tag, checkSum, data: packed < length ? unzlibSync(data) : data }
}

const padded = (length: number) => (length + 3) & ~3

/** Four bytes more than it needs: who reads the last, empty letter looks a little past its end. */
const MARGIN = 64

function plainFont(flavour: number, tables: Table[]): Uint8Array {
  const directory = 12 + tables.length * 16
  const length = tables.reduce((sum, { data }) => sum + padded(data.length), directory)
  const font = new Uint8Array(length + MARGIN)
  const view = new DataView(font.buffer)
  const power = Math.floor(Math.log2(tables.length))
  view.setUint32(0, flavour)
  view.setUint16(4, tables.length)
  view.setUint16(6, 16 << power)
  view.setUint16(8, power)
  view.setUint16(10, tables.length * 16 - (16 << power))
  let offset = directory
  for (const [index, { tag, checkSum, data }] of tables.entries()) {
    const entry = [tag, checkSum, offset, data.length]
    entry.forEach((value, field) => view.setUint32(12 + index * 16 + field * 4, value))
    font.set(data, offset)
    offset += padded(data.length)
  }
  return font
}
