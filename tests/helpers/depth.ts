import type { Test } from '@japa/runner/core'

/** For `group.tap`: the tests of the group run in `npm test -- full` only. CONTRIBUTING.md says which tests those are. */
export const onlyInFull = (test: Test): unknown => test.tags(['@full'], 'append')
