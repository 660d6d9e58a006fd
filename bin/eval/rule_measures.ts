import { analyze } from '#app/prompts/domain/analyze'
import { RULES } from '#app/prompts/domain/findings/all'
import { atLeast, type Figure } from '../bench/figure.js'

/** Rules that say nothing about any text, or the same about every one, tell nothing. */
export function rulesSpeak(texts: string[], show: (line: string) => void): Figure {
  const fired = new Map(RULES.map(({ id }) => [id, 0]))
  for (const text of texts) {
    for (const rule of new Set(analyze(text).findings.map((finding) => finding.rule))) {
      fired.set(rule, (fired.get(rule) ?? 0) + 1)
    }
  }
  for (const [rule, times] of fired) {
    if (times === 0) show(`  ${rule} never fires`)
    if (times === texts.length) show(`  ${rule} always fires`)
  }
  return atLeast(70, 'rules', RULES.length, '')
}
