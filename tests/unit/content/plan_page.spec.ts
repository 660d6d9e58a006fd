import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  type KnownPage,
  mustRead,
  planPage,
  planRemoval,
  SETTLED_MS,
  type SyncTarget,
} from '#app/content/domain/sync/plan_page'
import { rounds } from '#tests/helpers/random'

const EDITED = '2026-01-05T08:00:00.000Z'
const KNOWN: KnownPage = {
  ...{ lastEditedAt: EDITED, readMs: Date.parse(EDITED) + SETTLED_MS, propertiesHash: 'p' },
  ...{ contentHash: 'one', targetVersion: 1, isArchived: false },
}
const TARGET: SyncTarget = { version: 1, contentHash: 'one', isArchived: false, isDeleted: false }

const outcome = (
  contentHash: string,
  target: Partial<SyncTarget> = {},
  known: Partial<KnownPage> = {},
  replacesEdits = false
) =>
  planPage({
    ...{ contentHash, replacesEdits },
    ...{ known: { ...KNOWN, ...known }, target: { ...TARGET, ...target } },
  }).outcome

test.group('The body of a page', () => {
  const page = { lastEditedAt: EDITED, propertiesHash: 'p' }

  test('is read again only where it may have changed', ({ assert }) => {
    assert.isTrue(mustRead(null, page))
    assert.isFalse(mustRead(KNOWN, page))
    assert.isTrue(mustRead(KNOWN, { ...page, lastEditedAt: '2026-01-05T08:01:00.000Z' }))
    assert.isTrue(mustRead(KNOWN, { ...page, propertiesHash: 'q' }))
    assert.isTrue(mustRead({ ...KNOWN, isArchived: true }, page))
  })

  test('is read again where it was read so soon after an edit that another one looks the same', ({
    assert,
  }) => {
    assert.isTrue(mustRead({ ...KNOWN, readMs: KNOWN.readMs - 1 }, page))
    assert.isTrue(mustRead({ ...KNOWN, readMs: 0 }, page))
  })
})

test.group('The plan of a page', () => {
  test('follows the page while nobody edits here', ({ assert }) => {
    assert.equal(planPage({ ...CREATION, known: null, target: null }).outcome, 'created')
    assert.equal(outcome('one'), 'unchanged')
    assert.equal(outcome('two'), 'changed')
    assert.equal(outcome('one', { isArchived: true }, { isArchived: true }), 'changed')
  })

  test('keeps what was edited here, and names a conflict', ({ assert }) => {
    const edited = { version: 2, contentHash: 'mine' }
    assert.equal(outcome('one', edited), 'unchanged')
    assert.equal(outcome('two', edited), 'conflict')
    assert.equal(outcome('mine', edited), 'unchanged')
    assert.equal(outcome('two', edited, {}, true), 'changed')
    assert.equal(outcome('one', edited, {}, true), 'changed')
    assert.equal(outcome('mine', edited, {}, true), 'unchanged')
    assert.equal(outcome('one', { isDeleted: true }, {}, true), 'changed')
    assert.equal(outcome('two', { isDeleted: true }), 'conflict')
    assert.equal(outcome('one', { isDeleted: true }), 'unchanged')
  })

  test('archives once what is no longer there', ({ assert }) => {
    assert.equal(planRemoval(KNOWN, TARGET), 'archived')
    assert.equal(planRemoval({ ...KNOWN, isArchived: true }, TARGET), 'unchanged')
    assert.equal(planRemoval(KNOWN, { ...TARGET, isDeleted: true }), 'unchanged')
    assert.equal(planRemoval(null, null), 'unchanged')
  })

  test('never overwrites an edit of an administrator, whatever came before', ({ assert }) => {
    const step = fc.oneof(
      fc.record({ by: fc.constant('page' as const), text: fc.integer({ min: 0, max: 3 }) }),
      fc.record({ by: fc.constant('here' as const), text: fc.integer({ min: 0, max: 3 }) }),
      fc.record({ by: fc.constant('sync' as const), text: fc.constant(0) })
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let [page, known] = ['0', { ...KNOWN, contentHash: '0' }]
        let target = { ...TARGET, contentHash: '0' }
        let mine: string | null = null
        for (const { by, text } of steps) {
          if (by === 'page') page = String(text)
          if (by === 'here') {
            mine = target.contentHash === String(text) ? mine : String(text)
            target = { ...target, contentHash: String(text), version: target.version + 1 }
          }
          if (by !== 'sync') continue
          const plan = planPage({ known, target, contentHash: page, replacesEdits: false })
          if (plan.isWritten) {
            assert.isNull(mine)
            target = { ...target, contentHash: page, version: target.version + 1 }
          }
          if (target.contentHash !== page) continue
          known = { ...known, contentHash: page, targetVersion: target.version }
          mine = null
        }
      }),
      { numRuns: rounds(1_000), seed: 1 }
    )
  })
})

const CREATION = { contentHash: 'one', replacesEdits: false }
