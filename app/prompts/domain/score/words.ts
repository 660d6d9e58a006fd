import type { Job } from '#app/prompts/domain/reading/reading'

const MISSING: Record<Job, string> = {
  ask: 'a plain request',
  object: 'more about the thing you want',
  purpose: 'what it is for',
  input: 'the material to work on',
  subject: 'details of the subject',
  facts: 'background facts',
  form: 'the form of the answer',
  length: 'a length or a count',
  coverage: 'the points to cover',
  rule: 'a rule to keep to',
  edge: 'what to do when something is missing',
  check: 'how to tell a good result',
  audience: 'who will read it',
  tone: 'the tone',
  role: 'the role to write from',
  examples: 'an example',
  steps: 'the order of the steps',
}

/** One sentence on what a dimension still lacks. `isFull` says that it earned all its points. */
export function wordsFor(missing: Job[], isFull: boolean): string {
  if (!missing.length) return isFull ? 'Fully covered.' : 'Mostly covered.'
  const names = missing.map((job) => MISSING[job])
  const last = names.pop()!
  return `Still missing: ${names.length ? `${names.join(', ')} and ${last}` : last}.`
}
