const ESCAPE = 27
/** Bytes that Windows-1252 has no character for come out as these. */
const UNDEFINED = /[\x80-\x9f]/
const SAMPLE = 4_000

/**
 * The text of a file that is nothing but text: UTF-8, UTF-16, or Windows-1252 where it is neither. Null
 * where it is not text.
 */
export function plainText(bytes: Uint8Array): string | null {
  const text = decoded(bytes)
  return text === null || isBinary(text) ? null : text
}

function decoded(bytes: Uint8Array): string | null {
  const wide = wideEncoding(bytes)
  if (wide) return decodedAs(wide, bytes)
  const text = decodedAs('utf-8', bytes)
  if (text !== null) return text
  const western = decodedAs('windows-1252', bytes)
  return western === null || UNDEFINED.test(western) ? null : western
}

/** UTF-16 by its mark, or by the zeros that each second byte of Western text is. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (bytes.length % 2 !== 0) return null
  const sample = bytes.subarray(0, SAMPLE)
  const zeros = [0, 0]
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] += 1
  })
  const most = sample.length / 4
  if (zeros[1] > most && zeros[0] === 0) return 'utf-16le'
  return zeros[0] > most && zeros[1] === 0 ? 'utf-16be' : null
}

function decodedAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Whether there is a NUL, or a control character that no text has. */
function isBinary(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    const isSpace = code >= 9 && code <= 13
    if (code < 32 && !isSpace && code !== ESCAPE) return true
  }
  return false
}
