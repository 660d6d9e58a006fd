import { forbidGlobals, forbidImports, forbidSyntax } from '../boundary.js'

const HTTP =
  'import only #app/<module>/domain/* from the server; everything else goes over HTTP through the generated client'

const patterns = (whose, other, way) => [
  {
    regex: '^#app/(?![a-z_]+/domain/)',
    message: `${whose} ${HTTP} (${way}).`,
  },
  {
    regex: `^(#(config|start|database|generated|tests|${other})/|@adonisjs/|@japa/)`,
    message: `${whose} must not import the server or each other: ${HTTP} (${way}).`,
  },
]

const API = 'frontend/src/lib/api.ts'

/** Landing and sign-up are a separate entry point, which should not load the whole client. */
const wayOut = {
  files: ['frontend/src/**'],
  ignores: [API, 'frontend/src/lib/public_api.ts'],
}

const ONE_WAY_OUT = `The browser calls the server only through a query or mutation of ${API}. Add what is missing there.`

export const overHttp = [
  forbidImports('over-http', { files: ['frontend/**'] }, patterns('Screens', 'cli', API)),
  forbidImports(
    'over-http',
    { files: ['cli/**'] },
    patterns('Commands', 'frontend', 'cli/services')
  ),
  forbidGlobals(
    'one-way-out',
    wayOut,
    ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'],
    ONE_WAY_OUT
  ),
  forbidSyntax(
    'one-way-out-beacon',
    wayOut,
    ["CallExpression[callee.property.name='sendBeacon']"],
    ONE_WAY_OUT
  ),
].flat()
