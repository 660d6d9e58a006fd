import { type DecodedText, decodeText, type Encoding } from '#app/core/domain/text_encoding'

const ESCAPE = 27

/** The text of a file that is nothing but text. Null where it is not text. */
export async function plainText(
  bytes: Uint8Array,
  encoding?: Encoding
): Promise<DecodedText | null> {
  const decoded = await decodeText(bytes, encoding)
  return decoded === null || isBinary(decoded.text) ? null : decoded
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
