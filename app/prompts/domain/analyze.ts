import { assessed } from '#app/prompts/domain/assessed'
import { flagsOf } from '#app/prompts/domain/flags'
import { read } from '#app/prompts/domain/reading/read'
import type { Reading } from '#app/prompts/domain/reading/reading'
import { findAll } from '#app/prompts/domain/findings/all'
import type { Analysis } from '#app/prompts/domain/types'

export interface AnalyzeOptions {
  /** Rules whose findings are left out. */
  without?: readonly string[]
}

/** No person reads more than this of one prompt, and a hostile text has thousands: those that come first are shown. */
const MAX_FINDINGS = 300

/** Reads, checks and scores any text. Linear in its length; never throws. */
export function analyze(text: string, options: AnalyzeOptions = {}): Analysis {
  return analysisOf(read(text), options)
}

/** The same, from a reading that is at hand. */
export function analysisOf(reading: Reading, { without = [] }: AnalyzeOptions = {}): Analysis {
  return {
    ...flagsOf(reading),
    family: reading.family,
    findings: findAll(reading)
      .filter(({ rule }) => !without.includes(rule))
      .slice(0, MAX_FINDINGS),
    ...assessed(reading),
  }
}
