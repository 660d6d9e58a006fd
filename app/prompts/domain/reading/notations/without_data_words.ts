import { isStructuredData } from '#app/prompts/domain/reading/notations/structured_data'
import type { Opaque } from '#app/prompts/domain/reading/reading'

/** Stands for any data, so that the kind of work does not depend on what the data says, or on its notation. */
const STAND_IN = '{}\n'
const FENCE = /^(```|~~~|""")[\w.+-]*[ \t]*\r?\n([^]*?)\1?$/

/** The text with a stand-in for each block of data, as long as before. */
export function withoutDataWords(text: string, opaque: Opaque[]): string {
  let out = ''
  let from = 0
  for (const stretch of opaque) {
    const { start, end } = stretch
    if (end - start < STAND_IN.length || !isData(text, stretch)) continue
    out += text.slice(from, start) + STAND_IN.padEnd(end - start)
    from = end
  }
  return out + text.slice(from)
}

function isData(text: string, { kind, start, end, isNotation }: Opaque): boolean {
  if (kind !== 'fence') return isNotation ?? false
  const inner = FENCE.exec(text.slice(start, end))?.[2]
  return inner !== undefined && isStructuredData(inner)
}
