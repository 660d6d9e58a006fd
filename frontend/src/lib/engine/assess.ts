import { analysisOf } from '#app/prompts/domain/analyze'
import { readBlanks } from '#app/prompts/domain/blanks/blanks'
import { guard } from '#app/prompts/domain/guard'
import { readAs } from '#app/prompts/domain/kinds/read_request'
import type { Assessment, AssessOptions } from '#frontend/lib/engine/engine_client'

/**
 * What stands beside a text while it is written: score, findings, blanks, and what was lost of an original. `kind` is what
 * should come back, as the person chose it.
 */
export function assess(text: string, { original = '', kind }: AssessOptions = {}): Assessment {
  const { score, findings, parts } = analysisOf(readAs(text, kind), {})
  const guarded = guard(original, text)
  return { score, findings, parts, blanks: readBlanks(text), lost: guarded.ok ? [] : guarded.lost }
}
