/** Characters that show how UTF-16 without a mark at its beginning is written: every other byte of plain text is zero. */
const SAMPLE_BYTES = 512

/**
 * The text of a file in UTF-8 or UTF-16, with or without a byte order mark, which is left out; else in the code page of
 * Windows, as older spreadsheets write it.
 * @returns null where the bytes are not text
 */
export function decodeText(bytes: Uint8Array): string | null {
  const encoding = markedEncoding(bytes) ?? guessedEncoding(bytes)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return bytes.includes(0) ? null : new TextDecoder('windows-1252').decode(bytes)
  }
}

function markedEncoding([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

function guessedEncoding(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] += 1
  const half = Math.floor(sample.length / 2)
  if (half > 0 && zeros[1] > half / 2 && zeros[0] < half / 4) return 'utf-16le'
  return half > 0 && zeros[0] > half / 2 && zeros[1] < half / 4 ? 'utf-16be' : 'utf-8'
}
