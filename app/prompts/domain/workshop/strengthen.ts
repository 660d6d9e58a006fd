import '#app/prompts/domain/deliverables/records'
import { findAll } from '#app/prompts/domain/findings/all'
import { blanksAmong } from '#app/prompts/domain/blanks/blanks'
import { guardOf } from '#app/prompts/domain/guard'
import { read } from '#app/prompts/domain/reading/read'
import { whyLeftAlone } from '#app/prompts/domain/left_alone'
import type { Reading } from '#app/prompts/domain/reading/reading'
import { score } from '#app/prompts/domain/score'
import { DEFAULT_SETTINGS, type Span } from '#app/prompts/domain/types'
import { briefFor, type Brief } from '#app/prompts/domain/variants/brief'
import { applyProposals } from '#app/prompts/domain/workshop/apply'
import {
  askedProposals,
  cleaningProposals,
  materialProposals,
  missingProposals,
} from '#app/prompts/domain/workshop/from_findings'
import {
  constraintsProposal,
  detailProposal,
  formatProposal,
  roleProposal,
} from '#app/prompts/domain/workshop/heuristics'
import type { Draft, Proposal, Strengthening } from '#app/prompts/domain/workshop/proposal'

const MAX_TRIED_LENGTH = 12_000

/**
 * What would make a prompt stronger, each with the words before and after it: role, format, limits and details
 * where they lack, what the rules miss, and their safe edits. Any number of the proposals can be applied together,
 * in any order. An excellent text, or one in another language, only gets clean-up edits. Never throws.
 */
export function strengthen(text: string): Strengthening {
  const reading = read(text)
  const before = score(reading)
  const leftAlone = whyLeftAlone(reading, before.filled)
  const brief = briefFor(reading, { text, settings: DEFAULT_SETTINGS }, false)
  const drafts = withoutOverlap(
    [...(leftAlone ? [] : additions(brief)), ...cleaningProposals(brief, findAll(reading))],
    text.length
  )
  const watch = guardOf(text)
  const proposals = drafts
    .filter((draft) => watch(applyProposals(text, [draft])).ok)
    .map((draft) => proposalOf(draft, reading, before.filled))
  return {
    score: before,
    blanks: blanksAmong(text, reading.opaque),
    leftAlone: leftAlone ?? (proposals.length > 0 ? null : 'no_gain'),
    proposals,
  }
}

/** Rules that details of the subject meet as well. */
const DETAILED = ['goal.missing_deliverable', 'context.background_missing', 'context.subject_thin']

function additions(brief: Brief): Draft[] {
  const detail = detailProposal(brief)
  const first = [roleProposal(brief), formatProposal(brief), constraintsProposal(brief), detail]
  const drafts = first.flatMap((draft) => draft ?? [])
  const met = drafts.flatMap(({ edits }) => edits.map(({ rule }) => rule))
  const findings = findAll(brief.reading)
  return [
    ...drafts,
    ...askedProposals(brief, findings, met),
    ...missingProposals(brief, findings, detail ? [...met, ...DETAILED] : met),
    ...materialProposals(brief),
  ].filter((draft) => !isPresent(draft, brief.reading))
}

/** What was added once is not added again, even while its blanks are open. */
const isPresent = ({ edits }: Draft, { text }: Reading) =>
  edits.every(({ after }) => text.includes(after.trim()))

/** Leaves out a draft that would change what an earlier one changes. Linear in the text and the edits. */
function withoutOverlap(drafts: Draft[], length: number): Draft[] {
  const taken = new Int32Array(length + 1)
  const insertions = new Uint8Array(length + 1)
  let edit = 0
  const meets = ({ start, end }: Span) =>
    start === end
      ? start > 0 && taken[start] > 0 && taken[start] === taken[start - 1]
      : taken.subarray(start, end).some((by) => by > 0) ||
        insertions.subarray(start + 1, end).includes(1)
  return drafts.filter(({ edits }) => {
    if (edits.some(meets)) return false
    for (const { start, end } of edits) {
      if (start === end) insertions[start] = 1
      else taken.fill(++edit, start, end)
    }
    return true
  })
}

function proposalOf(draft: Draft, { text, sentences }: Reading, filled: number): Proposal {
  const first = draft.edits[0].start
  const last = draft.edits.at(-1)!.end
  const opening = sentences.findLast(({ start }) => start <= first)
  const closing = sentences.find(({ end }) => end >= last)
  const start = Math.min(first, opening?.start ?? 0)
  const end = Math.max(last, closing?.end ?? text.length)
  const content = applyProposals(text, [draft])
  const grown = content.length - text.length
  return {
    ...draft,
    start,
    end,
    before: text.slice(start, end),
    after: content.slice(start, end + grown),
    gain: text.length > MAX_TRIED_LENGTH ? null : score(read(content)).filled - filled,
  }
}
