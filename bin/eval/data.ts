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

/** Forty prompts in twelve styles that need no improvement, and parts without which one is worse. */
export const excellentPrompts = () => own<{ style: string; text: string }[]>('excellent')
export const excellentCuts = () => own<{ prompt: number; cuts: string[] }[]>('excellent_cuts')

/** Requests rewritten by hand; `leaveAlone` marks those that need it not. */
export const handRewrites = () =>
  own<{ id: string; text: string; rewrite: string; leaveAlone: boolean }[]>('rewrites')

export const paraphrasedLines = () =>
  own<{ line: string; paraphrase: string }[]>('paraphrased_lines')

export const labeledRequests = () =>
  [...'abcdefghij'].flatMap((set) =>
    load<PlainText[]>(new URL(`../train/requests/set_${set}.json`, import.meta.url))
  )

/** A request of a closing set, its variant as it was read, and what two readers said; no readings where it was left alone. */
export interface ReadRequest {
  id: string
  set: string
  original: string
  variant: string | null
  readings: { verdict: 'better' | 'same' | 'worse'; wrongKind: boolean; why: string }[]
}

export const closingSets = () => own<ReadRequest[]>('closing_sets')

export const givenParaphrases = () => own<TextPair[]>('paraphrases')

/** Written apart from the given ones; `heldBack` was written when words and rules were settled. */
export const furtherPairs = () => own<PairSet & { heldBack: PairSet }>('paraphrases_further')

/** Every task on every subject: no two of them ask for the same. */
export function distinctPrompts(): string[] {
  const { tasks, subjects } = own<{ tasks: string[]; subjects: string[] }>('distinct_prompts')
  return tasks.flatMap((task) => subjects.map((subject) => task.replaceAll('{subject}', subject)))
}
