import type { Addition } from '#app/prompts/domain/variants/addition'
import { settingAdditions } from '#app/prompts/domain/variants/ask_for'
import { askLine, openAsks } from '#app/prompts/domain/variants/asks'
import { withBusinessDefaults } from '#app/prompts/domain/variants/business_defaults'
import type { Brief } from '#app/prompts/domain/variants/brief'
import { guideLines, inOneSentence } from '#app/prompts/domain/variants/guide_lines'
import type { VariantId } from '#app/prompts/domain/types'

/** Lines or sentences that stand together, `glue` between them. */
export interface Block {
  heading: string
  bullet: string
  glue: string
  additions: Addition[]
}

const prose = (...additions: Addition[][]): Block => ({
  heading: '',
  bullet: '',
  glue: ' ',
  additions: additions.flat(),
})
const lines = (...additions: Addition[][]): Block => ({ ...prose(...additions), glue: '\n' })
const bullets = (heading: string, additions: Addition[]): Block => ({
  heading,
  bullet: '- ',
  glue: '\n',
  additions,
})

/** Questions of which only the variant that asks has more. */
const FEW_ASKS = 2

/** The request as a list: what it must contain, point by point, then the form. */
function structured(brief: Brief): Block[] {
  const { contains, form, length, tone } = guideLines(withBusinessDefaults(brief))
  return [
    lines(givenAndAsked(brief, FEW_ASKS)),
    bullets('Include:', contains),
    prose(form, length, tone),
  ]
}

/** The situation: what only the person knows, as blanks, and what to do where it stays unknown. */
function contextual(brief: Brief): Block[] {
  const { contains, form, length, limits, gaps } = guideLines(brief)
  const points = inOneSentence(contains.slice(half(contains)))
  return [lines(givenAndAsked(brief)), prose(form, points, length), prose(limits.slice(0, 1), gaps)]
}

/** A compact brief: the output, the limits, and the test of a good result. */
function optimized(brief: Brief): Block[] {
  const { contains, form, length, tone, limits, test } = guideLines(brief)
  return [
    lines(givenAndAsked(brief, FEW_ASKS)),
    prose(form, inOneSentence(contains.slice(0, half(contains))), length, tone),
    prose(limits, test),
  ]
}

/** The variant that lists has all points; the two in prose share them. */
const half = ({ length }: Addition[]) => Math.ceil(length / 2)

/** What the person gave besides the text, and what they are asked. */
function givenAndAsked(brief: Brief, most?: number): Addition[] {
  const { goal, context } = brief.given
  const given: Addition[] = [
    ...(goal ? [{ slot: 'purpose' as const, text: `Purpose: ${goal}` }] : []),
    ...(context ? [{ slot: 'facts' as const, text: `Background: ${context}` }] : []),
  ]
  const asked = brief.excellent ? [] : openAsks(brief).slice(0, most).map(askLine)
  const settled = new Set<string>([...given.map(({ slot }) => slot), ...brief.moved])
  return [...given, ...asked.filter(({ slot }) => !settled.has(slot))]
}

const STRATEGIES: Record<VariantId, (brief: Brief) => Block[]> = {
  structured,
  contextual,
  optimized,
}

/** What the variant adds behind the request, with what moved settings and given values call for. */
export function planFor(id: VariantId, brief: Brief): Block[] {
  const blocks = STRATEGIES[id](brief)
  const values = brief.given.variables.map(([name, value]): Addition => ({
    slot: 'given.variables',
    text: `${name}: ${value}`,
  }))
  const slots = new Set(blocks.flatMap(({ additions }) => additions.map(({ slot }) => slot)))
  return [lines(values), ...blocks, prose(settingAdditions(brief, slots))].filter(
    ({ additions }) => additions.length > 0
  )
}
