import { isOptional } from '#app/prompts/domain/goals/clauses/ways'
import type { LabeledStretch } from '#app/prompts/domain/goals/labeling/label_goal'
import { withMendedFaults } from '#app/prompts/domain/goals/plan/mended_faults'
import { bareWords } from '#app/prompts/domain/goals/plan/wording'

/** A stretch with the words of the parts that belong to it. */
export interface JoinedStretch extends LabeledStretch {
  parts: string[]
}

const NO_STEPS: ReadonlySet<string> = new Set(['part', 'deliver', 'schedule', 'leave'])
export const isStep = ({ kind }: LabeledStretch): boolean => !NO_STEPS.has(kind)

/**
 * The stretches that ask for something, each with the parts that belong to it: those that follow it in its sentence, those
 * before it where no step of the sentence comes first, and sentences of parts alone, which follow it.
 */
export function withParts(goal: string, given: LabeledStretch[]): JoinedStretch[] {
  const stretches = withMendedFaults(given.map(withoutOption))
  const joined: JoinedStretch[] = []
  let waiting: LabeledStretch[] = []
  for (const one of stretches) {
    if (one.kind !== 'part') {
      joined.push(join(goal, [...waiting, one], { ...one, parts: [] }))
      waiting = []
      continue
    }
    const before = joined.at(-1)
    if (before && isStep(before) && !opensSentence(one, before, stretches))
      joined.push(join(goal, [joined.pop()!, one], before))
    else waiting.push(one)
  }
  const last = joined.pop()
  return last ? [...joined, join(goal, [last, ...waiting], last)] : asWork(goal, waiting)
}

/** A part at the beginning of a sentence that goes on with a step belongs to that step. */
const opensSentence = (
  part: LabeledStretch,
  before: LabeledStretch,
  stretches: LabeledStretch[]
): boolean =>
  part.sentence !== before.sentence &&
  stretches.some((one) => one.sentence === part.sentence && isStep(one))

/** A condition that no step depends on only says more about the step beside it. */
function withoutOption(one: LabeledStretch, at: number, all: LabeledStretch[]): LabeledStretch {
  if (one.kind === 'decide' && isOptional(bareWords(one.text)))
    return { ...one, kind: 'part', relation: 'next' }
  const before = all[at - 1]
  const isFree = before?.kind === 'decide' && isOptional(bareWords(before.text))
  return isFree && one.relation === 'if' ? { ...one, relation: 'next' } : one
}

function join(goal: string, some: LabeledStretch[], main: JoinedStretch): JoinedStretch {
  const more = some.filter((one) => one.kind === 'part').map((one) => bareWords(one.text))
  const parts = [...main.parts, ...more]
  const start = Math.min(...some.map((one) => one.start))
  const end = Math.max(...some.map((one) => one.end))
  return { ...main, parts, start, end, text: goal.slice(start, end) }
}

/** A goal of parts alone asks for all of it. */
const asWork = (goal: string, parts: LabeledStretch[]): JoinedStretch[] =>
  parts.length === 0
    ? []
    : [join(goal, parts, { ...parts[0], kind: 'write', relation: 'next', parts: [] })]
