import { flagsOf } from '#app/prompts/domain/flags'
import { read } from '#app/prompts/domain/reading/read'
import type { Reading } from '#app/prompts/domain/reading/reading'
import { findAll } from '#app/prompts/domain/findings/all'
import { score } from '#app/prompts/domain/score'
import type { Analysis } from '#app/prompts/domain/types'

export interface AnalyseOptions {
  /** Rules whose findings are left out. */
  without?: readonly string[]
}

/** Reads, judges and scores any text. Linear in its length; never throws. */
export function analyse(text: string, options: AnalyseOptions = {}): Analysis {
  return analysisOf(read(text), options)
}

/** The same, from a reading that is at hand. */
export function analysisOf(reading: Reading, { without = [] }: AnalyseOptions = {}): Analysis {
  return {
    ...flagsOf(reading),
    family: reading.family,
    parts: reading.parts,
    findings: findAll(reading).filter(({ rule }) => !without.includes(rule)),
    score: score(reading),
  }
}
