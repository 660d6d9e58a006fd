import { analyze } from '#app/prompts/domain/analyze'
import { readBlanks } from '#app/prompts/domain/blanks/blanks'
import { guard } from '#app/prompts/domain/guard'
import type { Assessment } from '#frontend/lib/engine/engine_client'

/** What stands beside a text while it is written: score, findings, blanks, and what was lost of an original. */
export function assess(text: string, original = ''): Assessment {
  const { score, findings, parts } = analyze(text)
  const guarded = guard(original, text)
  return { score, findings, parts, blanks: readBlanks(text), lost: guarded.ok ? [] : guarded.lost }
}
