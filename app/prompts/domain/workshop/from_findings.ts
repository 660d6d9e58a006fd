import { lastBegun } from '#app/prompts/domain/reading/sentence_at'
import { compatible } from '#app/prompts/domain/edits'
import type { Job } from '#app/prompts/domain/reading/reading'
import type { Ask } from '#app/prompts/domain/deliverables/deliverable'
import type { Edit, Finding } from '#app/prompts/domain/types'
import { ACCOUNTS } from '#app/prompts/domain/variants/addition'
import type { Brief } from '#app/prompts/domain/variants/brief'
import { guideLines, type OpenLines } from '#app/prompts/domain/variants/guide_lines'
import { askLine } from '#app/prompts/domain/variants/asks'
import { delimiters, materialPlace } from '#app/prompts/domain/variants/material'
import { lines } from '#app/prompts/domain/workshop/heuristics'
import type { Draft } from '#app/prompts/domain/workshop/proposal'
import { wordingOf } from '#app/prompts/domain/workshop/wording'

/** Proposals of one rule at a time; once they are applied, the next analysis brings the next. */
const MAX_PROPOSALS_PER_RULE = 5

/** The edits of findings, those of one rule in one sentence together. */
export function cleaningProposals({ reading }: Brief, findings: Finding[]): Draft[] {
  const drafts = new Map<string, Draft>()
  const ofRule = new Map<string, number>()
  for (const { rule, why, edit } of findings) {
    if (!edit) continue
    const sentence = lastBegun(reading.sentences, edit.start)
    const id = `${rule}:${sentence}`
    const draft = drafts.get(id)
    const before = ofRule.get(rule) ?? 0
    if (draft) draft.edits.push(edit)
    else if (before < MAX_PROPOSALS_PER_RULE) {
      drafts.set(id, draftOf(id, rule, why, [edit]))
      ofRule.set(rule, before + 1)
    }
  }
  return [...drafts.values()]
    .map((draft) => ({ ...draft, edits: compatible(draft.edits) }))
    .filter(({ edits }) => edits.length > 0)
}

/** What rules miss and a line of the guide can bring, by the rule that asks for it. */
const MISSED: [rule: string, slot: keyof OpenLines][] = [
  ['format.coverage', 'contains'],
  ['constraints.missing', 'limits'],
  ['constraints.edge_missing', 'gaps'],
  ['goal.no_success_test', 'test'],
]

/** What rules miss and only the person knows, by the rule that asks for it. */
const ASKED: [rule: string, job: Job, ask: Ask][] = [
  ['audience.missing', 'audience', { label: 'Readers', question: 'Who will read it?' }],
]

/** Questions for what the findings miss, except for rules that are met already. */
export function askedProposals(brief: Brief, findings: Finding[], done: string[]): Draft[] {
  return ASKED.flatMap(([rule, job, ask]) => {
    const finding = findings.find((one) => one.rule === rule)
    return finding && !done.includes(rule)
      ? [draftOf(rule, rule, finding.why, lines(job, brief, [askLine(ask).text]))]
      : []
  })
}

/** Lines for what the findings miss, except for rules that are met already. */
export function missingProposals(brief: Brief, findings: Finding[], done: string[]): Draft[] {
  const open = guideLines(brief)
  return MISSED.flatMap(([rule, slot]) => {
    const finding = findings.find((one) => one.rule === rule)
    const [first] = open[slot]
    if (!finding || done.includes(rule) || !first) return []
    const texts = open[slot].map(({ text }) => text)
    return [draftOf(rule, rule, finding.why, lines(first.slot as Job, brief, texts))]
  })
}

/** Marks around pasted material, or a marked place for material that the text speaks of and does not have. */
export function materialProposals(brief: Brief): Draft[] {
  const edits = delimiters(brief.reading)
  const place = materialPlace(brief)
  const apart = 'context.undelimited_data'
  const missing = 'context.missing_input'
  return [
    ...(edits.length ? [draftOf(apart, apart, edits[0].reason, edits)] : []),
    ...(place
      ? [draftOf(missing, missing, ACCOUNTS.input.reason, lines('input', brief, [place]))]
      : []),
  ]
}

const draftOf = (id: string, rule: string, reasoning: string, edits: Edit[]): Draft => ({
  id,
  ...wordingOf(rule),
  reasoning,
  edits,
})
