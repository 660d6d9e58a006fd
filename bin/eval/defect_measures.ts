import { analyze } from '#app/prompts/domain/analyze'
import type { Finding, Span } from '#app/prompts/domain/types'
import { atLeast, type Figure } from '../bench/figure.js'
import { DEFECTS, type DefectKind, type SeededPrompt } from './data.js'

/** The rules that claim a defect of the kind. */
const CLAIMS: Record<DefectKind, RegExp> = {
  contradiction:
    /^(?:constraints\.contradiction|\w+\.clash|format\.asked_twice|length\.impossible)$/,
  vague_term: /^(?:clarity\.vague_word|tone\.vague_praise|length\.vague)$/,
  missing_input: /^context\.missing_input$/,
  broken_example: /^examples\.breaks_rule$/,
}

interface Count {
  seeded: number
  found: number
  claimed: number
  right: number
}

/** How many seeded defects are found, and how many claims of these kinds are right. */
export function defects(
  name: string,
  prompts: SeededPrompt[],
  show: (line: string) => void
): Figure[] {
  const counts = DEFECTS.map((kind) => {
    const count = { seeded: 0, found: 0, claimed: 0, right: 0 }
    for (const prompt of prompts) add(count, compare(prompt, kind, show))
    show(
      `${name}: ${kind}: found ${count.found} of ${count.seeded}, right ${count.right} of ${count.claimed}`
    )
    return count
  })
  const all = { seeded: 0, found: 0, claimed: 0, right: 0 }
  for (const count of counts) add(all, count)
  return [atLeast(0.9, `${name}: claims that are right`, all.right / all.claimed, '')]
}

function add(all: Count, more: Count): void {
  for (const key of Object.keys(all) as (keyof Count)[]) all[key] += more[key]
}

function compare(prompt: SeededPrompt, kind: DefectKind, show: (line: string) => void): Count {
  const claims = apart(analyze(prompt.text).findings.filter(({ rule }) => CLAIMS[kind].test(rule)))
  const seeded = prompt.defects.filter((defect) => defect.kind === kind)
  const places = seeded.map(({ at }) => at.flatMap((words) => spansOf(prompt.text, words)))
  const found = places.filter((spans) =>
    spans.some((span) => claims.some((one) => meet(one, span)))
  )
  const right = claims.filter((one) => places.flat().some((span) => meet(one, span)))
  for (const [at, spans] of places.entries()) {
    if (!found.includes(spans))
      show(`  ${prompt.id} ${kind} not found: ${seeded[at].at.join(' | ')}`)
  }
  for (const { start, end, rule } of claims.filter((one) => !right.includes(one))) {
    show(`  ${prompt.id} ${rule} wrongly claimed: ${prompt.text.slice(start, end)}`)
  }
  return {
    seeded: seeded.length,
    found: found.length,
    claimed: claims.length,
    right: right.length,
  }
}

/** Two rules that point at the same words make one claim. */
function apart(findings: Finding[]): Finding[] {
  return findings.filter((one, at) => !findings.slice(0, at).some((other) => meet(one, other)))
}

const meet = (one: Span, other: Span) => one.start < other.end && other.start < one.end

function spansOf(text: string, words: string): Span[] {
  const spans: Span[] = []
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
    spans.push({ start: at, end: at + words.length })
  }
  return spans
}
