import { writeCheck } from '#app/prompts/domain/goals/limit_checks'
import type { PlannedStep } from '#app/prompts/domain/goals/plan/plan'
import { gather } from '#app/prompts/domain/goals/steps'
import type { GoalBranch, GoalStep } from '#app/prompts/domain/goals/types'
import { firstWord } from '#app/prompts/domain/goals/words'
import type { GoalWork } from '#app/prompts/domain/goals/work'
import { ASK_VERBS } from '#app/prompts/domain/reading/words/verbs'

type Check = Extract<PlannedStep, { kind: 'check' }>
type Write = (steps: PlannedStep[], work: GoalWork) => GoalStep[]

/** A check of the last result, or of what the person brings along; what fails is revised where the goal says no other. */
export function writePlannedCheck(check: Check, work: GoalWork, write: Write): GoalStep[] {
  const { words, passed, failed } = check
  const before = gather(words.text, work)
  if (work.results.length === 0) work.results = work.material.slice(-1)
  if (work.results.length === 0) return [...before, ...write([{ kind: 'write', words }], work)]
  const { results, material } = work
  const [branch] = writeCheck(words.text, work)
  const inWay = (steps: PlannedStep[]) => {
    const inside = { ...work, results, material, isAlone: false }
    return write(steps, inside)
  }
  const [whenPassed, whenFailed] = branch.ways
  const ways = [
    passed.length === 0 ? whenPassed : { ...whenPassed, steps: inWay(passed) },
    isRevision(failed) ? whenFailed : { ...whenFailed, steps: inWay(failed) },
  ]
  return [...before, { ...branch, ways } satisfies GoalBranch]
}

const AGAIN =
  /^(?:fix|redo|repair|correct|add|put|take|remove|keep|do|try|rework|adjust|make it)\b/i

/** "Rewrite it", "fix what is missing": the text is revised until it fits. */
function isRevision(failed: PlannedStep[]): boolean {
  const [first] = failed
  if (!first) return true
  if (failed.length > 1 || first.kind !== 'write') return false
  const { text } = first.words
  return ASK_VERBS.get(firstWord(text)) === 'rewrite' || AGAIN.test(text)
}
