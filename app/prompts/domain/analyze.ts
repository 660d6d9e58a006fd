import { flagsOf } from '#app/prompts/domain/flags'
import { read } from '#app/prompts/domain/reading/read'
import type { Reading } from '#app/prompts/domain/reading/reading'
import { findAll } from '#app/prompts/domain/findings/all'
import { score } from '#app/prompts/domain/score'
import type { Analysis, Score } from '#app/prompts/domain/types'

export interface AnalyzeOptions {
  /** Rules whose findings are left out. */
  without?: readonly string[]
}

/**
 * No person reads more than this of one prompt, and a hostile text has thousands. The score is taken from all of them;
 * findings and parts are those that come first.
 */
const MAX_FINDINGS = 300
const MAX_PARTS = 300
const MAX_EVIDENCE_PER_PART = 50

/** Reads, checks and scores any text. Linear in its length; never throws. */
export function analyze(text: string, options: AnalyzeOptions = {}): Analysis {
  return analysisOf(read(text), options)
}

/** The same, from a reading that is at hand. */
export function analysisOf(reading: Reading, { without = [] }: AnalyzeOptions = {}): Analysis {
  return {
    ...flagsOf(reading),
    family: reading.family,
    parts: reading.parts.slice(0, MAX_PARTS),
    findings: findAll(reading)
      .filter(({ rule }) => !without.includes(rule))
      .slice(0, MAX_FINDINGS),
    score: withinLimits(score(reading)),
  }
}

const withinLimits = ({ parts, ...rest }: Score): Score => ({
  ...rest,
  parts: parts.map((part) => ({
    ...part,
    evidence: part.evidence.slice(0, MAX_EVIDENCE_PER_PART),
  })),
})
