import type { Test } from '@japa/runner/core'

/** For `group.tap`: the tests of the group run in `npm test -- full` only. CONTRIBUTING.md says which tests those are. */
export const onlyInFull = (test: Test): unknown => test.tags(['@full'], 'append')

/**
 * For `group.tap`: tests of what the database decides, such as locks, constraints, signals and search. The gate runs them
 * on PostgreSQL too; all other functional tests run there in `npm test -- full` only.
 */
export const onBothDatabases = (test: Test): unknown => test.tags(['@database'], 'append')
