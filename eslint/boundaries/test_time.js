import { forbidGlobals, forbidImports, forbidSyntax } from '../boundary.js'

/** What owns time in tests, what kills processes at random moments, and what stands in for slow or busy programs. */
const place = {
  files: ['tests/**/*.{ts,tsx}'],
  ignores: [
    'tests/helpers/{until,turns}.ts',
    'tests/browser/helpers/{becomes,what_pages_show}.ts',
    'tests/helpers/{ledger_process,model_wire,own_postgres_server,payment_process}.ts',
    'tests/functional/ai/stand_ins/model_client.ts',
    'tests/faults/**',
    'tests/unit/flows/runs/turns_of_runs.spec.ts',
    'tests/functional/core/{fetched_texts,writes_and_others}.spec.ts',
  ],
}

const WAIT_FOR_THE_STATE =
  'A test waits for a state, not for a time: use until(…) of #tests/helpers/until, turns(…) of #tests/helpers/turns, or a mocked clock.'

const WAIT_ON_THE_PAGE =
  'A browser test waits for a part of the page, an answer, or becomes(…) of #tests/browser/helpers/becomes. page.clock moves time.'

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
  forbidSyntax(
    'test-time-pages',
    { files: place.files },
    ["MemberExpression[property.name='waitForTimeout']", "Literal[value='networkidle']"],
    WAIT_ON_THE_PAGE
  ),
].flat()
