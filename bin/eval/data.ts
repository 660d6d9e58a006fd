import { existsSync, readFileSync } from 'node:fs'

export interface Pair {
  id: number
  original: string
  preferred: string
  /** Their lengths differ by at most a quarter. */
  matched: boolean
}

export const DEFECTS = ['contradiction', 'vague_term', 'missing_input', 'broken_example'] as const
export type DefectKind = (typeof DEFECTS)[number]

export interface SeededPrompt {
  id: string
  text: string
  /** The places of a defect, word for word; finding one of them finds the defect. */
  defects: { kind: DefectKind; at: string[] }[]
}

export interface GoldPrompt {
  id: string
  category: string
  text: string
  /** Stretches without which the prompt is worse. */
  needed: { kind: string; text: string }[]
}

export type FactKind = 'name' | 'number' | 'quote' | 'link' | 'variable' | 'negation'

export interface PromptWithFacts {
  id: string
  text: string
  facts: { kind: FactKind; text: string }[]
}

const shared = new URL('../../../shared/eval/prompt_pairs.json', import.meta.url)

const load = <T>(file: URL): T => JSON.parse(readFileSync(file, 'utf8'))
const own = <T>(name: string): T => load(new URL(`data/${name}.json`, import.meta.url))

/** Pairs of a raw prompt and a preferred rewrite, or null where the data is absent. */
export const pairs = (): Pair[] | null => (existsSync(shared) ? load<Pair[]>(shared) : null)

export const goldPrompts = () => own<GoldPrompt[]>('gold_prompts')

export const writtenFacts = () => own<PromptWithFacts[]>('facts_written')

const seeded = (...authors: string[]) =>
  authors.flatMap((author) => own<SeededPrompt[]>(`defects_${author}`))

/** By author, so that what was not looked at while rules were written stays apart. */
export const seededPrompts = () => ({
  seen: seeded('first', 'second', 'fourth', 'sixth', 'seventh'),
  heldBack: seeded('third', 'fifth'),
})
