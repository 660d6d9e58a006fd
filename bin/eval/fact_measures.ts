import { guard } from '#app/prompts/domain/guard'
import { improve } from '#app/prompts/domain/improve'
import { isEnglishWord } from '#app/prompts/services/english_words'
import { DEFAULT_SETTINGS, type Settings } from '#app/prompts/domain/types'
import { atMost, type Figure } from '../bench/figure.js'
import type { FactKind, PromptWithFacts } from './data.js'

const SETTINGS: Settings[] = [
  DEFAULT_SETTINGS,
  { tone: 1, detail: 10, audience: 'beginner', goal: 'action', kind: null },
  { tone: 10, detail: 1, audience: 'executive', goal: 'analysis', kind: null },
]

/**
 * Rewrites of ours that lost a fact, and rewrites with a fact taken out that the guard let pass, with the dictionary that
 * rewrites from elsewhere are guarded with. What it would let pass without one is shown.
 */
export function keepsFacts(prompts: PromptWithFacts[], show: (line: string) => void): Figure[] {
  let lost = 0
  let passed = 0
  let unknown = 0
  for (const { id, text, facts } of prompts) {
    for (const settings of SETTINGS) {
      for (const { id: variant, content } of improve({ text, settings }).variants) {
        for (const fact of facts.filter((one) => !holds(content, one))) {
          lost++
          show(`  ${id} ${variant} lost ${fact.kind}: ${fact.text}`)
        }
      }
    }
    for (const { kind, text: fact } of facts) {
      for (const cut of takenOut(text, kind, fact)) {
        if (!guard(text, cut).ok) continue
        passed++
        if (!guard(text, cut, isEnglishWord).ok) continue
        unknown++
        show(`  ${id} passed without ${kind}: ${fact}`)
      }
    }
  }
  show(`losses that the guard let pass without a dictionary: ${passed}`)
  return [
    atMost(0, 'rewrites that lost a fact', lost, ''),
    atMost(0, 'losses that the guard let pass', unknown, ''),
  ]
}

/** Spelling may be put right ("dont"), and the first word of a sentence may lose or gain its capital. */
function holds(content: string, { kind, text }: PromptWithFacts['facts'][number]): boolean {
  if (kind !== 'negation') return content.includes(text)
  const plain = (words: string) =>
    words
      .toLowerCase()
      .replace(/['’]/g, '')
      .replace(/\bcan ?not\b/g, 'cant')
      .replace(/\s+/g, ' ')
  return plain(content).includes(plain(text))
}

const DENIAL =
  /\b(?:(?:do|does|did|is|are|was|were|may|might|shall|should|can|could|will|would|must|has|have)\s?(?:not|n['’]?t)|\p{L}+n['’]t|dont|cant|wont|isnt|doesnt|didnt|cannot|not|never|no|none|nobody|nothing|neither|nor|without|avoid|except|exclude|leave out)\b|^\p{L}+/iu

/** The text without the fact, and with something else in its place. */
function takenOut(text: string, kind: FactKind, fact: string): string[] {
  const without = (after: string) => text.replaceAll(fact, () => after)
  const cuts =
    kind === 'number'
      ? [without(''), without(fact.replace(/\d/, (digit) => `${(Number(digit) + 1) % 10}`))]
      : kind === 'negation'
        ? [without(fact.replace(DENIAL, ''))]
        : [without(''), without('something')]
  return cuts.filter((cut) => cut !== text)
}
