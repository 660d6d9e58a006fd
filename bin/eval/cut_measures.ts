import { atLeast, type Figure } from '../bench/figure.js'
import { excellentCuts, excellentPrompts, type GoldPrompt } from './data.js'
import { share } from './share.js'
import { writtenScore } from './written_score.js'

interface Cut {
  id: string
  text: string
  part: string
}

/** Excellent prompts must fall when a part that they need is cut out. */
export function fallsWithoutParts(gold: GoldPrompt[], show: (line: string) => void): Figure[] {
  const prompts = excellentPrompts()
  const excellent = excellentCuts().flatMap(({ prompt, cuts }) =>
    cuts.map((part): Cut => ({ id: `excellent-${prompt}`, text: prompts[prompt].text, part }))
  )
  const needed = gold.flatMap(({ id, text, needed: parts }) =>
    parts.map((part): Cut => ({ id, text, part: part.text }))
  )
  return [
    atLeast(90, 'excellent prompts fall without a part', fallen(excellent, show), '%'),
    atLeast(90, 'good prompts fall without a needed part', fallen(needed, show), '%'),
  ]
}

function fallen(cuts: Cut[], show: (line: string) => void): number {
  const fell = cuts.filter(({ id, text, part }) => {
    const change = writtenScore(text.replace(part, () => '')) - writtenScore(text)
    if (change >= 0) show(`  ${id} does not fall (${change.toFixed(2)}) without ${part}`)
    return change < 0
  })
  return share(fell, cuts)
}
