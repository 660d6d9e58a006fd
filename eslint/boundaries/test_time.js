import { forbidGlobals, forbidImports } from '../boundary.js'

/** What owns time in tests, what kills processes at random moments, and what stands in for slow or busy programs. */
const place = {
  files: ['tests/**/*.{ts,tsx}'],
  ignores: [
    'tests/helpers/{until,turns}.ts',
    'tests/browser/**',
    'tests/helpers/{ledger_process,model_wire,own_postgres_server}.ts',
    'tests/functional/ai/stand_ins/model_client.ts',
    'tests/faults/**',
    'tests/unit/flows/runs/turns_of_runs.spec.ts',
    'tests/functional/core/{fetched_texts,writes_and_others}.spec.ts',
  ],
}

const WAIT_FOR_THE_STATE =
  'A test waits for a state, not for a time: use until(…) of #tests/helpers/until, turns(…) of #tests/helpers/turns, or a mocked clock.'

export const testTime = [
  forbidImports('test-time-imports', place, [
    { regex: '^(node:)?timers(/promises)?$', message: WAIT_FOR_THE_STATE },
  ]),
  forbidGlobals(
    'test-time',
    place,
    ['setTimeout', 'setInterval', 'setImmediate'],
    WAIT_FOR_THE_STATE
  ),
].flat()
