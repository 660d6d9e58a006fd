import type { Test } from '@japa/runner/core'

/** For `group.tap`: the tests of the group run in `npm test -- full` only. CONTRIBUTING.md says which tests those are. */
export const onlyInFull = (test: Test): unknown => test.tags(['@full'], 'append')

/**
 * For `group.tap`: tests of what the database decides, such as locks, constraints, signals and search. The gate runs them
 * on PostgreSQL too; all other functional tests run there in `npm test -- full` only.
 */
export const onBothDatabases = (test: Test): unknown => test.tags(['@database'], 'append')

/** For `group.tap`: tests that take long at depth. `npm test -- full` runs their files in processes of their own. */
export const aloneAtDepth = (test: Test): unknown => test.tags(['@alone'], 'append')
