import { analyze } from '#app/prompts/domain/analyze'
import { guard } from '#app/prompts/domain/guard'
import { improve } from '#app/prompts/domain/improve'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'
import { atLeast, type Figure } from '../bench/figure.js'
import { share } from './share.js'

/** Texts that are left alone, or whose every variant scores higher and keeps what was there. */
export function beatsOriginal(texts: string[], show: (line: string) => void): Figure {
  const good = texts.filter((text) => {
    const before = analyze(text).score.filled
    const { variants } = improve({ text, settings: DEFAULT_SETTINGS })
    const worse = variants.filter(
      ({ content, scoreFilled }) => scoreFilled <= before || !guard(text, content).ok
    )
    for (const { id } of worse) show(`  ${id} is no better: ${text.slice(0, 80)}`)
    return worse.length === 0
  })
  return atLeast(100, 'variants beat the original, or it is left alone', share(good, texts), '%')
}
