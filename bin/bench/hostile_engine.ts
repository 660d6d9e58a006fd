import { analyze } from '#app/prompts/domain/analyze'
import { categoryOf, titleOf } from '#app/prompts/domain/category'
import { improve } from '#app/prompts/domain/improve'
import { materialOf } from '#app/prompts/domain/model_rewrite/material'
import { checkRewrite } from '#app/prompts/domain/model_rewrite/check_rewrite'
import { checkRefinement } from '#app/prompts/domain/model_rewrite/refinement'
import { maskTogether } from '#app/prompts/domain/privacy/mask_private'
import { read } from '#app/prompts/domain/reading/read'
import { filledWith } from '#app/prompts/domain/tryout/places'
import { DEFAULT_SETTINGS, type ImproveRequest } from '#app/prompts/domain/types'
import { isEnglishWord } from '#app/prompts/services/english_words'
import type { Pattern } from './hostile_patterns.js'

/** What the engine does for one request with a text; `other` is a text that has nothing to do with it. */
type Work = (text: string, other: string) => unknown

const MOVED: Omit<ImproveRequest, 'text'> = {
  settings: { tone: 9, detail: 9, audience: 'expert', goal: 'action', kind: null },
  goal: 'sell more bread',
  context: 'We are a bakery with twelve people.',
  variables: { name: 'Bo' },
}

const WORK: Record<string, Work> = {
  'improve': (text) => improved({ text, settings: DEFAULT_SETTINGS }),
  'improve with moved settings': (text) => improved({ text, ...MOVED }),
  'score': (text) => analyze(text),
  'check a rewrite': (text) => checked(text, `${text.slice(0, -3)} and more`),
  'check another text': (text, other) => checked(text, other),
  'refine, a word in seven left out': (text) => refined(text, withoutWords(text)),
  'refine, turned around': (text) => refined(text, turned(text)),
  'refine, another text': (text, other) => refined(text, other),
  'mask private parts': (text, other) => maskTogether([text, other]),
  'tell a model': (text) => materialOf({ text, settings: DEFAULT_SETTINGS }, analyze(text)),
  'fill places': (text) => filledWith(text, new Map()),
}

function improved(request: ImproveRequest) {
  const reading = read(request.text)
  return [improve(request, reading), titleOf(reading), categoryOf(reading)]
}

const answerOf = (text: string) => ({
  text,
  changes: [{ before: 'a', after: 'b', reason: 'shorter' }],
  assumptions: [],
  questions: [],
  variables: [],
})
const checked = (text: string, other: string) =>
  checkRewrite({ id: 'structured', original: text, kind: null }, answerOf(other), isEnglishWord)
const refined = (text: string, other: string) =>
  checkRefinement(text, 'make it shorter', answerOf(other), isEnglishWord)

const withoutWords = (text: string) =>
  text
    .split(' ')
    .filter((_, at) => at % 7 !== 6)
    .join(' ')
const turned = (text: string) =>
  text
    .split(/(?<=[.\n])/)
    .reverse()
    .join('')

export interface Slow {
  what: string
  milliseconds: number
}

/** From this share of the bar on, a run is repeated: a shared machine makes some slower, and none faster. */
const REPEATED_FROM = 0.5
const MAX_RUNS = 4

/** How much CPU each pattern takes in each work, the slowest first. The patterns have been run before, at a tenth. */
export function slowestWork(patterns: Pattern[], barMs: number): Slow[] {
  for (const { text } of patterns)
    for (const work of Object.values(WORK)) work(text.slice(0, 1_000), '')
  const slow = patterns.flatMap(({ name, text }, at) => {
    const other = patterns[(at + 1) % patterns.length].text
    return Object.entries(WORK).map(([what, work]) => ({
      what: `${what}: ${name}`,
      milliseconds: leastCpu(() => work(text, other), barMs * REPEATED_FROM),
    }))
  })
  return slow.sort((one, next) => next.milliseconds - one.milliseconds)
}

function leastCpu(run: () => unknown, enough: number): number {
  let least = Infinity
  for (let times = 0; times < MAX_RUNS && least > enough; times++) {
    const before = process.threadCpuUsage()
    run()
    const { user, system } = process.threadCpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}
