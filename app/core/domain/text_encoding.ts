/** How a file of text may be written, by the name that `TextDecoder` knows (WHATWG Encoding). */
export const ENCODINGS = [
  ...(['utf-8', 'utf-16le', 'utf-16be'] as const),
  ...(['windows-1252', 'macintosh', 'windows-1250', 'windows-1257', 'windows-1254'] as const),
  ...(['windows-1251', 'koi8-r', 'windows-1253', 'windows-1255', 'windows-1256'] as const),
  ...(['windows-874', 'windows-1258'] as const),
  ...(['gb18030', 'big5', 'shift_jis', 'euc-jp', 'euc-kr'] as const),
] as const
export type Encoding = (typeof ENCODINGS)[number]

export interface DecodedText {
  text: string
  encoding: Encoding
  /** Whether the bytes would be text in other encodings, too, and nobody chose this one. */
  isGuess: boolean
}

/** Bytes at the beginning that show how UTF-16 without a mark is written, and those from which an encoding is guessed. */
const SAMPLE_BYTES = 4_000
const GUESSED_BYTES = 64_000
const LAST_ASCII = 0x7f
/** Those that Windows has no character for come out as such, and no text has them. */
const CONTROL = /[^\P{Cc}\s]/u

/** Encodings that are read as the one of Windows that has the same letters in the same places, and more. */
const SAME_LETTERS: Record<string, Encoding> = {
  ...{ 'ascii': 'utf-8', 'iso-8859-1': 'windows-1252', 'iso-8859-2': 'windows-1250' },
  ...{ 'iso-8859-5': 'windows-1251', 'iso-8859-6': 'windows-1256', 'iso-8859-7': 'windows-1253' },
  ...{ 'iso-8859-8': 'windows-1255', 'iso-8859-9': 'windows-1254' },
}

/**
 * The text of a file, without its byte order mark. UTF-8 and UTF-16 are recognized; else the encoding is guessed from the
 * letters, or the one that a person has chosen.
 * @returns null where the bytes are not text, or not text in the chosen encoding
 */
export async function decodeText(
  bytes: Uint8Array,
  chosen?: Encoding
): Promise<DecodedText | null> {
  if (chosen) return decoded(bytes, chosen, false)
  const wide = wideEncoding(bytes)
  if (wide) return decoded(bytes, wide, false)
  const plain = decoded(bytes, 'utf-8', false)
  if (plain) return plain
  for (const encoding of await likelyEncodings(bytes)) {
    const guessed = decoded(bytes, encoding, true)
    if (guessed && !CONTROL.test(guessed.text)) return guessed
  }
  return null
}

function decoded(bytes: Uint8Array, encoding: Encoding, isGuess: boolean): DecodedText | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return { text, encoding, isGuess }
  } catch {
    return null
  }
}

/** UTF-16 by its mark, or by the zeros that each second byte of Western text is. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (bytes.length % 2 !== 0) return null
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const zeros = [0, 0]
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] += 1
  })
  const most = sample.length / 4
  if (zeros[1] > most && zeros[0] === 0) return 'utf-16le'
  return zeros[0] > most && zeros[1] === 0 ? 'utf-16be' : null
}

/** What the guess has for an encoding in which the bytes would be text, but in which too few letters speak for it. */
const NO_EVIDENCE = 10

/** The likeliest first. Where nothing speaks for another one, it is that of Western Windows. */
async function likelyEncodings(bytes: Uint8Array): Promise<Encoding[]> {
  const { analyse } = await import('chardet')
  const start = bytes.findIndex((byte) => byte > LAST_ASCII)
  const guesses = analyse(bytes.subarray(start, start + GUESSED_BYTES))
  const named = (isLikely: boolean) =>
    guesses
      .filter(({ confidence }) => confidence > NO_EVIDENCE === isLikely)
      .flatMap(({ name }) => knownEncoding(name.toLowerCase()))
  return [...named(true), 'windows-1252', ...named(false)]
}

function knownEncoding(name: string): Encoding[] {
  const encoding = SAME_LETTERS[name] ?? name
  return ENCODINGS.filter((one) => one === encoding)
}
