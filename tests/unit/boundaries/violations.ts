/** One entry each: the rule, the file, the code it reports, and words that its message must contain. */
type Violation = [rule: string, file: string, code: string, message: string]

const READING = 'app/prompts/domain/reading/x.ts'
const GRAPH = 'app/flows/domain/graph/x.ts'
const ORDER = 'have one order'
const STEP = 'app/flows/engine/executors/x.ts'
const ENGINE = 'belongs in app/flows/engine/'
const PURE = 'app/prompts/domain/x.ts'
const SCREEN = 'frontend/src/features/prompts/x.tsx'
const COMMAND = 'cli/commands/x.ts'
const SERVICE = 'app/prompts/services/x.ts'

const SERVICES = 'services/ folder of its module'
const ARGUMENT = 'pass it in as an argument'
const HTTP = 'over HTTP through the generated client'
const API = 'frontend/src/lib/api.ts'
const SAFE = 'app/core/safe_fetch.ts'
const CHILDREN = 'to React as children'
const LUCID = 'through Lucid'
const POOL = 'inEngine(…) before a transaction'
const SETTINGS = 'app/core/settings.ts'
const TEST = 'tests/unit/core/x.spec.ts'
const BROWSER_TEST = 'tests/browser/x.spec.ts'
const BECOMES = '#tests/browser/helpers/becomes'
const UNTIL = '#tests/helpers/until'

export const VIOLATIONS: Violation[] = [
  ['boundaries/pure-domain', PURE, `import app from '@adonisjs/core/services/app'`, SERVICES],
  [
    'boundaries/pure-domain',
    PURE,
    `import type { BaseModel } from '@adonisjs/lucid/orm'`,
    SERVICES,
  ],
  ['boundaries/pure-domain', PURE, `import { readFileSync } from 'node:fs'`, SERVICES],
  ['boundaries/pure-domain', PURE, `import { v7 } from 'uuid'`, SERVICES],
  ['boundaries/pure-domain', PURE, `import Prompt from '#app/prompts/models/prompt'`, SERVICES],
  ['boundaries/pure-domain', PURE, `export * from '#app/core/paging'`, SERVICES],
  ['boundaries/pure-domain-on-demand', PURE, `await import('node:crypto')`, SERVICES],
  ['boundaries/pure-domain-on-demand', PURE, `type A = import('luxon').DateTime`, SERVICES],
  ['boundaries/pure-domain-world', PURE, `fetch('/')`, ARGUMENT],
  ['boundaries/pure-domain-world', PURE, `crypto.randomUUID()`, ARGUMENT],
  ['boundaries/pure-domain-world', PURE, `performance.now()`, ARGUMENT],
  ['boundaries/pure-domain-world', PURE, `process.cwd()`, ARGUMENT],
  ['boundaries/pure-domain-world', PURE, `globalThis.setTimeout(() => {}, 1)`, ARGUMENT],
  ['boundaries/pure-domain-world', PURE, `localStorage.clear()`, ARGUMENT],
  ['boundaries/pure-domain-clock', PURE, `Date.now()`, ARGUMENT],
  ['boundaries/pure-domain-clock', PURE, `new Date()`, ARGUMENT],
  ['boundaries/pure-domain-clock', PURE, `const Clock = Date`, ARGUMENT],
  ['boundaries/pure-domain-chance', PURE, `Math.random()`, ARGUMENT],
  ['boundaries/pure-domain-chance', PURE, `const { random } = Math`, ARGUMENT],

  ['boundaries/domain-layers', READING, `import '#app/prompts/domain/findings/all'`, ORDER],
  [
    'boundaries/domain-layers-on-demand',
    'app/prompts/domain/variants/x.ts',
    `import('#app/prompts/domain/score/score')`,
    'belongs above both',
  ],
  ['boundaries/domain-layers', READING, `import '#app/prompts/domain/templating/read'`, ORDER],
  ['boundaries/domain-layers', GRAPH, `import '#app/flows/domain/kinds/node_kinds'`, ORDER],
  ['boundaries/flow-engine', STEP, `import '#app/flows/services/flows/own_flow'`, ENGINE],
  ['boundaries/flow-engine-on-demand', STEP, `import('#app/flows/services/flows/x')`, ENGINE],
  ['boundaries/over-http', SCREEN, `import { own } from '#app/prompts/services/own_prompt'`, HTTP],
  ['boundaries/over-http', SCREEN, `import type User from '#app/auth/models/user'`, HTTP],
  ['boundaries/over-http', 'frontend/src/lib/x.ts', `import env from '#start/env'`, HTTP],
  ['boundaries/over-http', SCREEN, `import { run } from '#cli/services/run'`, HTTP],
  ['boundaries/over-http', COMMAND, `import Prompt from '#app/prompts/models/prompt'`, HTTP],
  ['boundaries/over-http', COMMAND, `import router from '@adonisjs/core/services/router'`, HTTP],
  ['boundaries/over-http', COMMAND, `import { Card } from '#frontend/components/card'`, HTTP],
  ['boundaries/over-http-on-demand', SCREEN, `import('#app/auth/models/user')`, HTTP],
  ['boundaries/over-http-on-demand', COMMAND, `import('#config/app')`, HTTP],
  ['boundaries/one-way-out', SCREEN, `fetch('/api/prompts')`, API],
  ['boundaries/one-way-out', SCREEN, `new EventSource('/api/runs/1/events')`, API],
  ['boundaries/one-way-out', SCREEN, `window.fetch('/api/prompts')`, API],
  ['boundaries/one-way-out-beacon', SCREEN, `navigator.sendBeacon('/api/activities')`, API],

  [
    'boundaries/modules',
    'app/core/x.ts',
    `import User from '#app/auth/models/user'`,
    'no other module',
  ],
  [
    'boundaries/modules',
    SERVICE,
    `import { start } from '#app/flows/services/start'`,
    'but not flows',
  ],
  [
    'boundaries/modules',
    'app/ai/services/x.ts',
    `import User from '#app/auth/models/user'`,
    'but not auth',
  ],
  [
    'boundaries/modules',
    SERVICE,
    `import T from '#app/activity/transformers/activity_transformer'`,
    'services/ folder of activity',
  ],
  [
    'boundaries/modules',
    'app/account/controllers/x.ts',
    `import C from '#app/flows/controllers/flows_controller'`,
    'services/ folder of flows',
  ],
  [
    'boundaries/modules',
    'app/flows/validators/x.ts',
    `import { v } from '#app/prompts/validators/prompt_fields'`,
    'services/ folder of prompts',
  ],
  [
    'boundaries/modules',
    'app/prompts/controllers/x.ts',
    `import P from '#app/core/controllers/pages_controller'`,
    'services/ folder of core',
  ],
  [
    'boundaries/modules',
    'app/templates/services/x.ts',
    `import Prompt from '#app/prompts/models/prompt'`,
    'templates may import only prompts/domain',
  ],
  [
    'boundaries/modules',
    'app/auth/domain/x.ts',
    `import { a } from '#app/flows/domain/a'`,
    'but not flows',
  ],
  ['boundaries/modules', SERVICE, `import { a } from '#app/attic/services/a'`, 'eslint/modules.js'],
  ['boundaries/modules', SERVICE, `import { texts } from '#frontend/texts/en'`, 'domain/ folder'],
  [
    'boundaries/modules-on-demand',
    'app/core/x.ts',
    `import('#app/auth/models/user')`,
    'no other module',
  ],

  ['boundaries/plain-text', SCREEN, `<p dangerouslySetInnerHTML={{ __html: '' }} />`, CHILDREN],
  ['boundaries/plain-text', SCREEN, `document.body.innerHTML = '<p>'`, CHILDREN],
  ['boundaries/form-kit', SCREEN, `<input type="text" />`, 'the error to the input'],
  ['boundaries/features', SCREEN, `import { A } from '#frontend/features/flows/a'`, 'src/routes/'],
  ['boundaries/features', SCREEN, `import { A } from '#frontend/routes/app'`, 'its props'],
  [
    'boundaries/features',
    'frontend/src/components/x.tsx',
    `import { A } from '#frontend/features/prompts/a'`,
    'frontend/src/features/<feature>/',
  ],
  ['boundaries/features-on-demand', SCREEN, `import('#frontend/features/flows/a')`, 'src/routes/'],
  [
    'boundaries/features',
    'frontend/src/prompts/x.ts',
    `import { A } from '#frontend/features/create/a'`,
    'must not import features',
  ],
  [
    'boundaries/features',
    'frontend/src/lib/x.ts',
    `import { A } from '#frontend/prompts/a'`,
    'frontend/src/prompts/',
  ],
  ['boundaries/state', SCREEN, `import { atom } from 'jotai'`, '#frontend/lib/state'],
  ['boundaries/state', SCREEN, `import { atomFamily } from 'jotai-family'`, '#frontend/lib/state'],
  ['boundaries/state-on-demand', SCREEN, `import('jotai/utils')`, '#frontend/lib/state'],

  ['boundaries/network', SERVICE, `import { request } from 'node:https'`, SAFE],
  ['boundaries/network', SERVICE, `import net from 'node:net'`, SAFE],
  ['boundaries/network', SERVICE, `import { request } from 'undici'`, SAFE],
  ['boundaries/network-on-demand', SERVICE, `import('undici')`, SAFE],
  ['boundaries/network-globals', SERVICE, `await fetch('https://example.org')`, SAFE],
  ['boundaries/network-globals', 'config/app.ts', `globalThis.fetch('https://example.org')`, SAFE],
  ['boundaries/network-openai', SERVICE, `import OpenAI from 'openai'`, 'app/ai'],
  ['boundaries/network-openai-on-demand', SERVICE, `import('openai')`, 'app/ai'],
  ['boundaries/network-stripe', 'app/ai/x.ts', `import Stripe from 'stripe'`, 'app/billing'],
  ['boundaries/network-stripe-on-demand', 'app/ai/x.ts', `import('stripe')`, 'app/billing'],
  [
    'boundaries/network-notionhq-client',
    SERVICE,
    `import { Client } from '@notionhq/client'`,
    'content',
  ],
  [
    'boundaries/network-notionhq-client-on-demand',
    SERVICE,
    `import('@notionhq/client')`,
    'content',
  ],
  [
    'boundaries/network-adonisjs-ally',
    SERVICE,
    `import { Oauth2Driver } from '@adonisjs/ally'`,
    'auth',
  ],
  ['boundaries/network-adonisjs-ally-on-demand', SERVICE, `import('@adonisjs/ally')`, 'app/auth'],
  [
    'boundaries/network-openid-client',
    'app/auth/services/x.ts',
    `import 'openid-client'`,
    'driver',
  ],
  ['boundaries/network-openid-client-on-demand', SERVICE, `import('openid-client')`, 'driver'],

  ['boundaries/prepared-sql', SERVICE, `import Database from 'better-sqlite3'`, LUCID],
  ['boundaries/prepared-sql-on-demand', SERVICE, `import('node:sqlite')`, LUCID],
  [
    'boundaries/prepared-sql-calls',
    SERVICE,
    `handle.prepare('select 1')`,
    'app/flows/engine/store.ts',
  ],
  ['boundaries/prepared-sql-calls', SERVICE, `await client.acquireConnection()`, LUCID],

  [
    'boundaries/engine-threads',
    SERVICE,
    `import { read } from '#app/prompts/domain/reading/read'`,
    POOL,
  ],
  [
    'boundaries/engine-threads',
    SERVICE,
    `import { improving } from '#app/prompts/domain/improving'`,
    POOL,
  ],
  [
    'boundaries/engine-threads',
    'app/templates/services/x.ts',
    `import { score } from '#app/prompts/domain/score'`,
    POOL,
  ],
  ['boundaries/engine-threads-on-demand', SERVICE, `import('#app/prompts/domain/improve')`, POOL],

  ['boundaries/environment', 'app/core/settings.ts', `process.env.PORT`, SETTINGS],
  ['boundaries/environment', 'config/app.ts', `process['env'].PORT`, SETTINGS],
  ['boundaries/environment', COMMAND, `const { env } = process`, 'cli/services/config.ts'],
  ['boundaries/environment', SCREEN, `globalThis.process.env.PORT`, SETTINGS],
  ['boundaries/environment-imports', SERVICE, `import { env } from 'node:process'`, SETTINGS],
  ['boundaries/environment-imports-on-demand', SERVICE, `import('dotenv')`, SETTINGS],

  ['boundaries/test-time', TEST, `setTimeout(() => {}, 1)`, UNTIL],
  ['boundaries/test-time', TEST, `setImmediate(() => {})`, UNTIL],
  [
    'boundaries/test-time-imports',
    TEST,
    `import { setTimeout } from 'node:timers/promises'`,
    UNTIL,
  ],
  ['boundaries/test-time-imports-on-demand', TEST, `import('node:timers')`, UNTIL],
  ['boundaries/test-time', BROWSER_TEST, `page.evaluate(() => setTimeout(() => {}, 1))`, UNTIL],
  [
    'boundaries/test-time-imports',
    BROWSER_TEST,
    `import { setTimeout } from 'node:timers/promises'`,
    UNTIL,
  ],
  ['boundaries/test-time-pages', BROWSER_TEST, `page.waitForTimeout(1)`, BECOMES],
  ['boundaries/test-time-pages', BROWSER_TEST, `wait('networkidle')`, BECOMES],

  ['boundaries/aliases', SERVICE, `import Prompt from '../models/prompt.js'`, '#app/…'],
  ['boundaries/aliases', SCREEN, `import { A } from './a'`, 'instead of a relative path'],
  [
    'boundaries/aliases-on-demand',
    'frontend/src/routes/app.tsx',
    `import('./home')`,
    'instead of a relative path',
  ],
]
