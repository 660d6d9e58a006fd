import { atMost, type Figure } from '../bench/figure.js'
import { BASES } from '#tests/unit/prompts/score/attacks'
import { paraphrasedLines } from './data.js'
import { mean, writtenScore } from './written_score.js'

/** What a line earns more than the same in other words, over prompts of several kinds. */
export function earnsByContent(show: (line: string) => void): Figure {
  const differences = paraphrasedLines().map(({ line, paraphrase }) => {
    const each = BASES.map(
      (base) => writtenScore(`${base}\n\n${line}`) - writtenScore(`${base}\n\n${paraphrase}`)
    )
    show(`  ${mean(each).toFixed(2)} ${line} | ${paraphrase}`)
    return mean(each)
  })
  return atMost(1, 'a line earns more than its paraphrase, mean', Math.abs(mean(differences)), '')
}
