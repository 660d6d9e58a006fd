/**
 * Writes `score/kind_words_packed.ts`, the words by which one family of work is told from the others, from the labeled
 * requests, their rewrites and the records: run `node --import=@poppinss/ts-exec bin/eval/pack_kind_words.ts`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { FamilyRecord, Line, Lines } from '#app/prompts/domain/deliverables/deliverable'
import { RECORDS } from '#app/prompts/domain/deliverables/records'
import { stemOf } from '#app/prompts/domain/english/known_words'
import { isContentWord } from '#app/prompts/domain/reading/words/content_words'
import { FAMILIES, type Family } from '#app/prompts/domain/reading/family/families'
import { LEVELS } from '#app/prompts/domain/score/kind_levels'

interface Labeled {
  text: string
  family: Family
}

/** Texts in which a stem must stand. */
const MIN_USES = 7
/** Added to each count, so that a word seen once proves little. */
const DOUBT = 0.4

const requests = new URL('../train/requests/', import.meta.url)
const rewrites = new URL('data/rewrites.json', import.meta.url)
const file = new URL('../../app/prompts/domain/score/kind_words_packed.ts', import.meta.url)
const load = <T>(url: URL): T => JSON.parse(readFileSync(url, 'utf8'))

const asked = readdirSync(requests).flatMap((name) => load<Labeled[]>(new URL(name, requests)))
const rewritten = load<(Labeled & { rewrite: string })[]>(rewrites).map(({ rewrite, family }) => ({
  text: rewrite,
  family,
}))
const recorded = (Object.entries(RECORDS) as [Family, FamilyRecord][]).flatMap(([family, record]) =>
  [record, ...record.deliverables].map((one) => ({ text: linesOf(one), family }))
)

const texts = [...asked, ...rewritten, ...recorded]
const uses = new Map<string, Map<Family, number>>()
const total = new Map<Family, number>()
let all = 0
for (const { text, family } of texts) {
  for (const stem of new Set(stemsIn(text))) {
    const own = uses.get(stem) ?? new Map<Family, number>()
    uses.set(stem, own.set(family, (own.get(family) ?? 0) + 1))
    total.set(family, (total.get(family) ?? 0) + 1)
    all++
  }
}

const rows = FAMILIES.map((family) => {
  const groups: string[][] = LEVELS.map(() => [])
  for (const [stem, own] of uses) {
    const here = own.get(family) ?? 0
    const everywhere = [...own.values()].reduce((sum, count) => sum + count, 0)
    if (everywhere < MIN_USES) continue
    const share = (here + DOUBT) / (everywhere + DOUBT * FAMILIES.length)
    const level = LEVELS.findLastIndex(
      (least) => Math.log(share / (total.get(family)! / all)) >= least
    )
    if (level >= 0) groups[level].push(stem)
  }
  const packed = groups.map((group) => group.sort().join(' ')).join('|')
  return `  ${family}:\n    '${packed.replaceAll("'", "\\'")}',`
})

writeFileSync(
  file,
  `/* Written by bin/eval/pack_kind_words.ts: change it there, never here. */

/** Stems that speak for a family, by how strongly, from weak to strong. */
export const KIND_WORDS = {
${rows.join('\n')}
}
`
)

function stemsIn(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[a-z][a-z']+/g) ?? []
  return words.filter(isContentWord).map(stemOf)
}

function linesOf({ contains, form, length, tone, limits, gaps, test, asks }: Lines): string {
  const textOf = (line?: Line | null) => (typeof line === 'string' ? line : (line?.text ?? ''))
  const lines = [form, length, tone, gaps, test, ...(limits ?? [])].map(textOf)
  return [...lines, ...(contains ?? []), ...(asks ?? []).map(({ question }) => question)].join(' ')
}
