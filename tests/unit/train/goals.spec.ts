import { test } from '@japa/runner'

interface LabeledStep {
  kind: string
  does?: string
  of?: string
  steps?: LabeledStep[]
  passed?: LabeledStep[]
  failed?: LabeledStep[]
  ways?: { steps: LabeledStep[] }[]
}

interface LabeledGoal {
  id: string
  goal: string
  title: string
  clauses: { text: string; kind: string; relation: string }[]
  steps: LabeledStep[]
  unsure?: boolean
  question?: string
}

const { CLAUSE_KINDS, CLAUSE_RELATIONS, goalSets } = await import(
  new URL('../../../bin/train/goals.ts', import.meta.url).href
)
const sets: { goals: LabeledGoal[] }[] = goalSets()
const goals = sets.flatMap((set) => set.goals)

const stepsIn = (steps: LabeledStep[]): LabeledStep[] =>
  steps.flatMap((one) => {
    const { steps: inside = [], passed = [], failed = [], ways = [] } = one
    const within = [...inside, ...passed, ...failed, ...ways.flatMap((way) => way.steps)]
    return [one, ...stepsIn(within)]
  })

test.group('The labeled goals', () => {
  test('are at least 300 different ones in five sets', ({ assert }) => {
    assert.isAtLeast(sets.length, 5)
    assert.isAtLeast(new Set(goals.map(({ goal }) => goal)).size, 300)
    assert.lengthOf(new Set(goals.map(({ id }) => id)), goals.length)
  })

  test('have clauses that stand in the goal, in its order', ({ assert }) => {
    for (const { id, goal, clauses } of goals) {
      let end = 0
      for (const { text, kind, relation } of clauses) {
        const start = goal.indexOf(text, end)
        assert.isAtLeast(start, 0, `${id}: ${text}`)
        assert.include(CLAUSE_KINDS, kind, id)
        assert.include(CLAUSE_RELATIONS, relation, id)
        end = start + text.length
      }
    }
  })

  test('have steps, each of a kind that flows know and with what it does', ({ assert }) => {
    const kinds = ['write', 'fetch', 'approve', 'check', 'decide', 'sort', 'each']
    for (const { id, steps, title, unsure, question } of goals) {
      assert.isNotEmpty(title, id)
      assert.equal(unsure === true, question !== undefined, id)
      for (const step of stepsIn(steps)) {
        assert.include(kinds, step.kind, id)
        assert.isNotEmpty(step.kind === 'each' ? step.of : step.does, id)
      }
    }
  })
})
