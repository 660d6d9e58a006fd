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

interface PlainText {
  id: string
  text: string
}

/** What a reader preferred, and the variant as it was read. */
export interface Vote {
  id: string
  original: string
  variant: string
  prefers: 'original' | 'variant'
  why: string
}

/** Two prompts that ask for the same in other words. */
export interface TextPair {
  id: string
  first: string
  second: string
}

/** Two prompts that look alike and ask for something else. */
export interface OtherPair extends TextPair {
  kind: 'other_subject' | 'other_task'
}

interface PairSet {
  pairs: TextPair[]
  apart: OtherPair[]
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
  seen: seeded('first', 'second', 'fourth', 'fifth', 'sixth', 'seventh'),
  heldBack: seeded('third', 'eighth'),
  /** The first labelling: 150 prompts, of which the last third is held back. */
  firstOfAll: seeded('first', 'second', 'third'),
})

/** Requests as people type them, and prompts that lack nothing, both written without sight of the engine. */
export const rawRequests = () => own<PlainText[]>('raw_requests')
export const goodRequests = () => own<PlainText[]>('good_requests')

export const blindReading = () => own<Vote[]>('blind_reading')

export const givenParaphrases = () => own<TextPair[]>('paraphrases')

/** Written apart from the given ones; `heldBack` was written when words and rules were settled. */
export const furtherPairs = () => own<PairSet & { heldBack: PairSet }>('paraphrases_further')

/** Every task on every subject: no two of them ask for the same. */
export function distinctPrompts(): string[] {
  const { tasks, subjects } = own<{ tasks: string[]; subjects: string[] }>('distinct_prompts')
  return tasks.flatMap((task) => subjects.map((subject) => task.replaceAll('{subject}', subject)))
}
