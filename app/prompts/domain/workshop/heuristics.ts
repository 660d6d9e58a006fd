import type { Ask } from '#app/prompts/domain/deliverables/deliverable'
import { flagsOf } from '#app/prompts/domain/flags'
import type { Family } from '#app/prompts/domain/reading/family/families'
import type { Job } from '#app/prompts/domain/reading/reading'
import { speaks } from '#app/prompts/domain/reading/sentences'
import type { Edit } from '#app/prompts/domain/types'
import { ACCOUNTS, type Addition } from '#app/prompts/domain/variants/addition'
import { askLine, openAsks } from '#app/prompts/domain/variants/asks'
import type { Brief } from '#app/prompts/domain/variants/brief'
import { guideLines } from '#app/prompts/domain/variants/guide_lines'
import { delimiters } from '#app/prompts/domain/variants/material'
import { APART } from '#app/prompts/domain/workshop/apply'
import type { Draft } from '#app/prompts/domain/workshop/proposal'

/** From whose experience to answer, where a role helps. Exact work gains nothing from one. */
const ROLES: Partial<Record<Family, string>> = {
  message: 'a courteous writer who says plainly what is meant',
  publish: 'an editor who knows what makes people read on',
  document: 'an experienced professional who writes documents that others work from',
  plan: 'a planner who has led many projects of this kind',
  decide: 'an adviser who weighs the options and commits to an answer',
  explain: 'a teacher who explains without talking down',
  debug: 'an engineer who finds causes before proposing fixes',
  code: 'an engineer who writes code that others like to read',
  teach: 'a teacher who has taught this many times',
  ideas: 'a creative director who throws the first idea away',
  story: 'a storyteller with an ear for detail',
}
/** Where the kind of work is not known: what changes any result most. */
const OF_ANY_WORK: readonly Ask[] = [
  { label: 'Use', question: 'What is it for, and who will use it?' },
  { label: 'Must have', question: 'What must it contain or avoid?' },
]
const ANY_ROLE = '[a trade and a field, for example a lighting designer]'
const ANY_FORM = 'Format: [What format do you want?]'
const ANY_LENGTH = 'Length: [How long should it be?]'
const FEW_WORDS = 10
const ENOUGH = 0.5

/**
 * The four heuristics of the specification, on what the text really says. Where it asks for nothing yet, only
 * the last of them speaks.
 */

/** Without "as a …" or "you are …": a role that fits the work. */
export function roleProposal({ reading }: Brief): Draft | null {
  const role = reading.family ? ROLES[reading.family] : ANY_ROLE
  if (reading.goal === null || flagsOf(reading).hasRole || !role) return null
  const start = reading.text.length - reading.text.trimStart().length
  return {
    id: 'role',
    type: 'context',
    title: 'Give it a role',
    description: 'Says whose expertise to use.',
    reasoning: ACCOUNTS.role.reason,
    edits: [insertion('role', start, `You are ${role}.${APART}`)],
  }
}

/** Where the form of the answer is open: a form that fits the work. */
export function formatProposal(brief: Brief): Draft | null {
  const { reading } = brief
  const form = brief.guide ? textsOf(guideLines(brief).form) : [ANY_FORM]
  if (reading.goal === null || flagsOf(reading).hasFormat || form.length === 0) return null
  return {
    id: 'format',
    type: 'structure',
    title: 'Name the output format',
    description: 'Names a format that fits the task.',
    reasoning: 'Without a format, you get an answer that you have to rework.',
    edits: lines('form', brief, form),
  }
}

/** Where neither a length nor a tone is set: both, as far as the work has them, else a rule to keep to. */
export function constraintsProposal(brief: Brief): Draft | null {
  if (brief.reading.goal === null || has(brief, 'length') || has(brief, 'tone')) return null
  const { length, tone, limits } = guideLines(brief)
  const measures = brief.guide ? textsOf([...length, ...tone]) : [ANY_LENGTH]
  const added = measures.length > 0 ? measures : textsOf(limits)
  if (added.length === 0) return null
  const job = measures.length > 0 ? 'length' : 'rule'
  return {
    id: 'constraints',
    type: 'specificity',
    title: 'Set limits',
    description:
      job === 'length' ? 'Sets limits for the answer.' : 'Adds a rule on what to keep or avoid.',
    reasoning:
      job === 'length'
        ? 'Without a length or a tone, the assistant chooses for you.'
        : ACCOUNTS.rule.reason,
    edits: lines(job, brief, added),
  }
}

/** With fewer than ten words, thanks and pasted material aside: what only the person knows. */
export function detailProposal(brief: Brief): Draft | null {
  const asked = (brief.guide ? openAsks(brief) : OF_ANY_WORK).map(askLine)
  if (wordsSpoken(brief) >= FEW_WORDS || asked.length === 0) return null
  return {
    id: 'detail',
    type: 'specificity',
    title: 'Say more about it',
    description: 'Makes room for what only you know.',
    reasoning: 'A short request leaves much to guess; details that only you know replace guesses.',
    edits: lines('subject', brief, textsOf(asked)),
  }
}

const textsOf = (additions: Addition[]) => additions.map(({ text }) => text)

const wordsSpoken = ({ reading: { sentences } }: Brief) =>
  sentences.filter(speaks).reduce((all, { from, to }) => all + to - from, 0)

const has = ({ reading }: Brief, job: Job) =>
  reading.evidence[job].reduce((all, { strength }) => all + strength, 0) >= ENOUGH

/** Lines behind the text; pasted material at its end gets marks, so that they do not run into it. */
export function lines(job: Job, { reading }: Brief, texts: string[]): Edit[] {
  const end = reading.text.trimEnd().length
  const marks = reading.data && reading.data.end >= end ? delimiters(reading) : []
  return [...marks, insertion(job, end, APART + texts.join('\n'))]
}

function insertion(job: Job, at: number, after: string): Edit {
  const { rule, reason } = ACCOUNTS[job]
  return { rule, start: at, end: at, before: '', after, reason }
}
