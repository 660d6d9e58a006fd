import { forbidGlobals, forbidImports, forbidSyntax } from '../boundary.js'

const SERVER = ['app/**', 'config/**', 'start/**', 'database/**', 'providers/**']
const SAFE_FETCH = 'app/core/safe_fetch.ts'
const STORE = 'app/flows/engine/store.ts'
const DIALECTS = 'app/core/dialects/**'

/** The clients of outside services, and the only place that may import each. */
const CLIENTS = [
  ['openai', 'app/ai/**', 'app/ai'],
  ['stripe', 'app/billing/**', 'app/billing'],
  ['@notionhq/client', 'app/content/**', 'app/content'],
  ['@adonisjs/ally', ['app/auth/**', 'config/ally.ts'], 'app/auth and config/ally.ts'],
  ['openid-client', 'app/auth/**/*{oidc,openid}*.ts', 'the OpenID driver in app/auth'],
]

const OUT = `The server reaches the internet only through ${SAFE_FETCH}, which blocks unsafe addresses. Call it, or extend it.`

const client = ([name, allowed, where]) =>
  forbidImports(
    `network-${name.replace(/\W+/g, '-').replace(/^-/, '')}`,
    {
      files: SERVER,
      ignores: [allowed].flat(),
    },
    [
      {
        regex: `^${name}(/|$)`,
        message: `${name} calls an outside service, so only ${where} may import it. Other modules call a service of that module.`,
      },
    ]
  )

const withoutSafeFetch = { files: SERVER, ignores: [SAFE_FETCH] }

export const network = [
  ...CLIENTS.map(client),
  forbidImports('network', withoutSafeFetch, [
    {
      regex: '^(node:)?(https?|http2|net|tls|dgram)$',
      allowImportNames: ['createServer', 'Server', 'STATUS_CODES', 'BlockList', 'isIP', 'isIPv6'],
      allowTypeImports: true,
      message: OUT,
    },
    {
      regex: '^(undici|axios|ky|got|ws|node-fetch|nodemailer|superagent)(/|$)',
      message: OUT,
    },
  ]),
  forbidGlobals(
    'network-globals',
    withoutSafeFetch,
    ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'],
    OUT
  ),
].flat()

const LUCID = `Query the database through Lucid. Prepared SQL on the driver's own connection belongs in ${STORE}, which is benchmarked; code that differs between databases belongs in app/core/dialects.`

const lucidOnly = { files: SERVER, ignores: [STORE, DIALECTS] }

export const database = [
  forbidImports('prepared-sql', lucidOnly, [
    { regex: '^(better-sqlite3|node:sqlite|sqlite3|pg|knex)(/|$)', message: LUCID },
  ]),
  forbidSyntax(
    'prepared-sql-calls',
    lucidOnly,
    [
      "CallExpression[callee.property.name='prepare']",
      'CallExpression[callee.property.name=/^(acquireConnection|acquireRawConnection)$/]',
    ],
    LUCID
  ),
].flat()
