import { strengthOf } from '#app/prompts/domain/reading/needs'
import type { Evidence, Job, Reading } from '#app/prompts/domain/reading/reading'
import { sentenceAt } from '#app/prompts/domain/reading/sentence_at'
import { weighEvidence } from '#app/prompts/domain/score/weighed'
import type { ContentPart, Span } from '#app/prompts/domain/types'

/** What a person calls the parts of a prompt, in the order in which they are shown. */
const LABELS: Partial<Record<Job, string>> = {
  ask: 'Request',
  role: 'Role',
  purpose: 'Purpose',
  audience: 'Reader',
  input: 'Material',
  facts: 'Facts',
  subject: 'Details',
  form: 'Form',
  length: 'Length',
  tone: 'Tone',
  steps: 'Steps',
  examples: 'Example',
  rule: 'Rule',
  edge: 'If something is missing',
  check: 'Test of the result',
}
const LABELED = Object.entries(LABELS) as [Job, string][]

/** From this strength on, a part is there. */
const PRESENT = 0.45
/** A word alone says nothing of these parts: they are shown as the sentence in which it stands. */
const SHOWN_AS_SENTENCES: ReadonlySet<Job> = new Set<Job>([
  'ask',
  'purpose',
  'facts',
  'subject',
  'rule',
  'edge',
  'check',
])

/** What a prompt says, each part with its best place in the text; a place is named once. */
export function contentsOf(reading: Reading): ContentPart[] {
  const evidence = weighEvidence(reading)
  const parts = LABELED.filter(([job]) => strengthOf(evidence[job], true) >= PRESENT).map(
    ([job, label]): ContentPart => ({ label, ...placeOf(reading, job, evidence[job]) })
  )
  return parts.filter(
    ({ start, end }, at) =>
      !parts.slice(0, at).some((one) => one.start === start && one.end === end)
  )
}

function placeOf({ sentences }: Reading, job: Job, pieces: Evidence[]): Span {
  const [best] = pieces.toSorted((one, other) => other.strength - one.strength)
  const at = SHOWN_AS_SENTENCES.has(job) ? sentenceAt(sentences, best.start) : -1
  const { start, end } = at < 0 ? best : sentences[at]
  return { start, end }
}
