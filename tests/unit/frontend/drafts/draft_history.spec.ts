import { test } from '@japa/runner'
import fc from 'fast-check'
import { AUDIENCES, DEFAULT_SETTINGS, GOALS } from '#app/prompts/domain/types'
import { applyCommand, commandsBetween, inverseOf } from '#frontend/prompts/draft_commands'
import { NO_HISTORY, recordChange, redo, undo, type Step } from '#frontend/prompts/draft_history'
import type { Draft } from '#frontend/prompts/draft'
import { announcedSeed, rounds } from '#tests/helpers/random'

const TEXT = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', 'ä', '😀'), maxLength: 12 })
const DRAFT: fc.Arbitrary<Draft> = fc.record({
  text: TEXT,
  settings: fc.record({
    tone: fc.integer({ min: 1, max: 10 }),
    detail: fc.integer({ min: 1, max: 10 }),
    audience: fc.constantFrom(...AUDIENCES),
    goal: fc.constantFrom(...GOALS),
    kind: fc.constantFrom(null, 'plan', 'plan/meal_plan'),
  }),
})
const runs = (what: string) => ({ numRuns: rounds(2_000), seed: announcedSeed(what) })

const draft = (text: string): Draft => ({ text, settings: DEFAULT_SETTINGS })
const opened = (text: string): Step => ({ draft: draft(text), history: NO_HISTORY })
const change = ({ draft: before, history }: Step, after: Draft): Step => ({
  draft: after,
  history: recordChange(history, before, after),
})
const all = (go: (step: Step) => Step | null, step: Step): Step => {
  const next = go(step)
  return next ? all(go, next) : step
}

test.group('The commands of a draft', () => {
  test('lead from any draft to any other, and their inverses lead back', () => {
    fc.assert(
      fc.property(DRAFT, DRAFT, (from, to) => {
        const commands = commandsBetween(from, to)
        let now: Draft | null = from
        for (const command of commands) now = now && applyCommand(now, command)
        if (JSON.stringify(now) !== JSON.stringify(to)) return false
        for (const command of commands.toReversed())
          now = now && applyCommand(now, inverseOf(command))
        return JSON.stringify(now) === JSON.stringify(from)
      }),
      runs('Commands and their inverses')
    )
  })

  test('a command and the inverse of its inverse are the same', ({ assert }) => {
    fc.assert(
      fc.property(DRAFT, DRAFT, (from, to) => {
        const commands = commandsBetween(from, to)
        assert.deepEqual(commands.map(inverseOf).map(inverseOf), commands)
      }),
      runs('Double inverses')
    )
  })

  test('a command for another text does not apply', ({ assert }) => {
    const [command] = commandsBetween(draft('one two'), draft('one three'))
    assert.isNull(applyCommand(draft('one'), command))
  })
})

test.group('The history of a draft', () => {
  test('leads back to the first draft by undo and to the last one by redo', ({ assert }) => {
    fc.assert(
      fc.property(DRAFT, fc.array(DRAFT, { maxLength: 12 }), (first, drafts) => {
        const last = drafts.reduce(change, { draft: first, history: NO_HISTORY })
        const undone = all(undo, last)
        assert.deepEqual(undone.draft, first)
        assert.deepEqual(all(redo, undone), last)
      }),
      runs('Undo everything, redo everything')
    )
  })

  test('replays to the same draft after any mix of changes, undos and redos', ({ assert }) => {
    const move = fc.oneof(DRAFT, fc.constantFrom('undo' as const, 'redo' as const))
    fc.assert(
      fc.property(DRAFT, fc.array(move, { maxLength: 20 }), (first, moves) => {
        let step: Step = { draft: first, history: NO_HISTORY }
        for (const next of moves) {
          if (next === 'undo') step = undo(step) ?? step
          else if (next === 'redo') step = redo(step) ?? step
          else step = change(step, next)
        }
        let replayed: Draft | null = first
        for (const command of step.history.past)
          replayed = replayed && applyCommand(replayed, command)
        assert.deepEqual(replayed, step.draft)
      }),
      runs('Replay of a history')
    )
  })

  test('undoes a typed word in one step', ({ assert }) => {
    const typed = [...'one two'].reduce(
      (step, letter) => change(step, draft(step.draft.text + letter)),
      opened('')
    )
    const texts = [typed, undo(typed)!, undo(undo(typed)!)!].map((step) => step.draft.text)
    assert.deepEqual(texts, ['one two', 'one ', ''])
  })

  test('undoes a dragged slider in one step, and another setting in its own', ({ assert }) => {
    const set = (step: Step, settings: object) =>
      change(step, { ...step.draft, settings: { ...step.draft.settings, ...settings } })
    const dragged = [6, 7, 8].reduce((step, tone) => set(step, { tone }), opened('a'))
    const last = set(dragged, { detail: 1 })
    assert.equal(undo(last)?.draft.settings.tone, 8)
    assert.deepEqual(undo(undo(last)!)?.draft.settings, DEFAULT_SETTINGS)
  })

  test('forgets what was undone with the next change', ({ assert }) => {
    const step = change(undo(change(opened('a'), draft('ab')))!, draft('ac'))
    assert.isNull(redo(step))
    assert.equal(undo(step)?.draft.text, 'a')
  })
})
