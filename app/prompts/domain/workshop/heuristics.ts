import { flagsOf } from '#app/prompts/domain/flags'
import type { Job } from '#app/prompts/domain/reading/reading'
import { speaks } from '#app/prompts/domain/reading/sentences'
import type { Edit, Task } from '#app/prompts/domain/types'
import { ACCOUNTS } from '#app/prompts/domain/variants/addition'
import type { Brief } from '#app/prompts/domain/variants/brief'
import { delimiters } from '#app/prompts/domain/variants/material'
import { say } from '#app/prompts/domain/variants/say'
import { itemsOf, toneOf, wordsOf } from '#app/prompts/domain/variants/registers'
import { whyNot } from '#app/prompts/domain/settings'
import { APART } from '#app/prompts/domain/workshop/apply'
import type { Draft } from '#app/prompts/domain/workshop/proposal'

/** Roles for work whose kits do without one. Picking out, sorting and painting gain nothing from a role. */
const ROLES: Partial<Record<Task, string>> = {
  write: 'a writer who says plainly what is meant',
  analyse: 'an analyst who explains clearly and weighs evidence',
  rewrite: 'an editor who keeps the meaning of a text and its voice',
  summarise: 'an editor who tells what matters from what does not',
  plan: 'a planner who has led many projects of this kind',
  ideate: 'a creative director who throws the first idea away',
  code: 'an engineer who writes code that others like to read',
}
const FEW_WORDS = 10
const ENOUGH = 0.5

/**
 * The four heuristics of the specification, on what the text really says. Where it asks for nothing yet, only
 * the last of them speaks.
 */

/** Without "as a …" or "you are …": a role that fits the work. */
export function roleProposal(brief: Brief): Draft | null {
  const { reading, kit } = brief
  const role = kit.role ?? ROLES[reading.task]
  if (reading.goal === null || flagsOf(reading).hasRole || !role) return null
  const start = reading.text.length - reading.text.trimStart().length
  return {
    id: 'role',
    type: 'context',
    title: 'Give it a role',
    description: 'Says from whose experience to answer.',
    reasoning: ACCOUNTS.role.reason,
    edits: [insertion('role', start, `You are ${role}.${APART}`)],
  }
}

/** Where the form of the answer is open: a form that fits the work. */
export function formatProposal(brief: Brief): Draft | null {
  const { reading, kit } = brief
  if (reading.goal === null || flagsOf(reading).hasFormat) return null
  const form = reading.task === 'image' ? capital(kit.form) : `Format: ${kit.form}`
  return {
    id: 'format',
    type: 'structure',
    title: 'Name the output format',
    description: 'Names a form that fits the work.',
    reasoning: 'When the form of the answer is open, you get one that you have to rework.',
    edits: lines('form', brief, [form]),
  }
}

/** Where neither a length nor a tone is set: both, as far as the work has them, else a rule to keep to. */
export function constraintsProposal(brief: Brief): Draft | null {
  const { reading, kit, settings } = brief
  if (reading.goal === null || has(brief, 'length') || has(brief, 'tone')) return null
  const length =
    kit.counts === 'words'
      ? `Length: under ${wordsOf(settings)} words`
      : kit.counts === 'items'
        ? `Number: ${itemsOf(settings)} ideas`
        : ''
  const tone =
    whyNot('tone', reading.task) || reading.task === 'rewrite' ? '' : `Tone: ${toneOf(settings)}`
  const limits = [length, tone].filter(Boolean)
  return {
    id: 'constraints',
    type: 'specificity',
    title: 'Set limits',
    description: limits.length
      ? 'Sets what the answer has to keep to.'
      : 'Adds a rule on what to keep or avoid.',
    reasoning: limits.length
      ? 'Without a length or a tone you get whatever the assistant finds usual.'
      : ACCOUNTS.rule.reason,
    edits: limits.length ? lines('length', brief, limits) : lines('rule', brief, [kit.rule]),
  }
}

/** With fewer than ten words, thanks and pasted material aside: what the work is about, and what is known of it. */
export function detailProposal(brief: Brief): Draft | null {
  const { reading, kit } = brief
  if (wordsSpoken(brief) >= FEW_WORDS) return null
  const told =
    reading.goal === null
      ? [say('ask', brief, 'line')?.text]
      : [kit.subject.join(': '), say('facts', brief, 'line')?.text]
  return {
    id: 'detail',
    type: 'specificity',
    title: 'Say more about it',
    description: 'Makes room for the details of the subject.',
    reasoning:
      'A request of a few words leaves the subject to be guessed; details that only you know replace guesses.',
    edits: lines(
      'subject',
      brief,
      told.flatMap((line) => line ?? [])
    ),
  }
}

const wordsSpoken = ({ reading: { sentences } }: Brief) =>
  sentences.filter(speaks).reduce((all, { from, to }) => all + to - from, 0)

const has = ({ reading }: Brief, job: Job) =>
  reading.evidence[job].reduce((all, { strength }) => all + strength, 0) >= ENOUGH

const capital = (text: string) => text[0].toUpperCase() + text.slice(1)

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
