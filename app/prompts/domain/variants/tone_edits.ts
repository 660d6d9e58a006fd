import type { Hit } from '#app/prompts/domain/reading/reading'
import type { Edit } from '#app/prompts/domain/types'
import { ACCOUNTS } from '#app/prompts/domain/variants/addition'
import type { Brief } from '#app/prompts/domain/variants/brief'
import { toneOf } from '#app/prompts/domain/variants/registers'

const TAGS = ['tone.formal', 'tone.casual', 'tone.other']
const JOINED = /^(?:,? and |, )$/

/** Where the text already sets a tone and the setting was moved, the old words give way to the new. */
export function toneEdits({ reading, moved, settings }: Brief): Edit[] {
  if (!moved.includes('tone')) return []
  const words = TAGS.flatMap((tag) => reading.hits.get(tag) ?? []).toSorted(
    (a, b) => a.start - b.start
  )
  const first = words.findIndex((hit) => setsTone(reading.masked, hit))
  if (first < 0) return []
  const { start } = words[first]
  let { end } = words[first]
  for (const next of words.slice(first + 1)) {
    if (!JOINED.test(reading.masked.slice(end, next.start))) break
    end = next.end
  }
  const article = /\ban $/i.exec(reading.masked.slice(Math.max(0, start - 4), start))
  const from = start - (article ? 3 : 0)
  const after = article ? `a ${toneOf(settings)}` : toneOf(settings)
  const { rule, reason } = ACCOUNTS['setting.tone']
  return [{ rule, start: from, end, before: reading.text.slice(from, end), after, reason }]
}

/** "A friendly, warm tone" or "Tone: friendly". */
function setsTone(masked: string, { start, end }: Hit): boolean {
  const after = masked.slice(end, end + 40)
  const before = masked.slice(Math.max(0, start - 12), start)
  return (
    /^[^.!?\n:;]{0,30}\b(?:tone|style|voice|register)\b/i.test(after) ||
    /\b(?:tone|style|voice): ?$/i.test(before)
  )
}
