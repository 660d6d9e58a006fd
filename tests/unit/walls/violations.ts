/** One line each: the rule, the file, the code it refuses, and words its message must have. */
type Violation = [rule: string, file: string, code: string, message: string]

const PURE = 'app/prompts/domain/x.ts'
const SCREEN = 'frontend/src/features/prompts/x.tsx'
const COMMAND = 'cli/commands/x.ts'
const SERVICE = 'app/prompts/services/x.ts'

const SERVICES = 'services/ folder of its room'
const ARGUMENT = 'pass it in as an argument'
const HTTP = 'over HTTP through the generated client'
const API = 'frontend/src/lib/api.ts'
const SAFE = 'app/core/safe_fetch.ts'
const LUCID = 'through Lucid'
const POOL = 'inEngine(…) before a transaction'
const SETTINGS = 'app/core/settings.ts'

export const VIOLATIONS: Violation[] = [
  ['walls/pure-domain', PURE, `import app from '@adonisjs/core/services/app'`, SERVICES],
  ['walls/pure-domain', PURE, `import type { BaseModel } from '@adonisjs/lucid/orm'`, SERVICES],
  ['walls/pure-domain', PURE, `import { readFileSync } from 'node:fs'`, SERVICES],
  ['walls/pure-domain', PURE, `import { v7 } from 'uuid'`, SERVICES],
  ['walls/pure-domain', PURE, `import Prompt from '#app/prompts/models/prompt'`, SERVICES],
  ['walls/pure-domain', PURE, `export * from '#app/core/paging'`, SERVICES],
  ['walls/pure-domain-on-demand', PURE, `await import('node:crypto')`, SERVICES],
  ['walls/pure-domain-on-demand', PURE, `type A = import('luxon').DateTime`, SERVICES],
  ['walls/pure-domain-world', PURE, `fetch('/')`, ARGUMENT],
  ['walls/pure-domain-world', PURE, `crypto.randomUUID()`, ARGUMENT],
  ['walls/pure-domain-world', PURE, `performance.now()`, ARGUMENT],
  ['walls/pure-domain-world', PURE, `process.cwd()`, ARGUMENT],
  ['walls/pure-domain-world', PURE, `globalThis.setTimeout(() => {}, 1)`, ARGUMENT],
  ['walls/pure-domain-world', PURE, `localStorage.clear()`, ARGUMENT],
  ['walls/pure-domain-clock', PURE, `Date.now()`, ARGUMENT],
  ['walls/pure-domain-clock', PURE, `new Date()`, ARGUMENT],
  ['walls/pure-domain-clock', PURE, `const Clock = Date`, ARGUMENT],
  ['walls/pure-domain-chance', PURE, `Math.random()`, ARGUMENT],
  ['walls/pure-domain-chance', PURE, `const { random } = Math`, ARGUMENT],

  [
    'walls/domain-layers',
    'app/prompts/domain/reading/x.ts',
    `import { RULES } from '#app/prompts/domain/findings/all'`,
    'builds up in one order',
  ],
  [
    'walls/domain-layers-on-demand',
    'app/prompts/domain/variants/x.ts',
    `import('#app/prompts/domain/score/score')`,
    'belongs above both',
  ],
  ['walls/over-http', SCREEN, `import { own } from '#app/prompts/services/own_prompt'`, HTTP],
  ['walls/over-http', SCREEN, `import type User from '#app/auth/models/user'`, HTTP],
  ['walls/over-http', 'frontend/src/lib/x.ts', `import env from '#start/env'`, HTTP],
  ['walls/over-http', SCREEN, `import { run } from '#cli/services/run'`, HTTP],
  ['walls/over-http', COMMAND, `import Prompt from '#app/prompts/models/prompt'`, HTTP],
  ['walls/over-http', COMMAND, `import router from '@adonisjs/core/services/router'`, HTTP],
  ['walls/over-http', COMMAND, `import { Card } from '#frontend/components/card'`, HTTP],
  ['walls/over-http-on-demand', SCREEN, `import('#app/auth/models/user')`, HTTP],
  ['walls/over-http-on-demand', COMMAND, `import('#config/app')`, HTTP],
  ['walls/one-way-out', SCREEN, `fetch('/api/prompts')`, API],
  ['walls/one-way-out', SCREEN, `new EventSource('/api/runs/1/events')`, API],
  ['walls/one-way-out', SCREEN, `window.fetch('/api/prompts')`, API],
  ['walls/one-way-out-beacon', SCREEN, `navigator.sendBeacon('/api/activities')`, API],

  ['walls/rooms', 'app/core/x.ts', `import User from '#app/auth/models/user'`, 'nothing of ours'],
  ['walls/rooms', SERVICE, `import { start } from '#app/flows/services/start'`, 'not on flows'],
  [
    'walls/rooms',
    'app/ai/services/x.ts',
    `import User from '#app/auth/models/user'`,
    'not on auth',
  ],
  [
    'walls/rooms',
    SERVICE,
    `import T from '#app/activity/transformers/activity_transformer'`,
    'services/ folder of activity',
  ],
  [
    'walls/rooms',
    'app/account/controllers/x.ts',
    `import C from '#app/flows/controllers/flows_controller'`,
    'services/ folder of flows',
  ],
  [
    'walls/rooms',
    'app/flows/validators/x.ts',
    `import { v } from '#app/prompts/validators/prompt_fields'`,
    'services/ folder of prompts',
  ],
  [
    'walls/rooms',
    'app/prompts/controllers/x.ts',
    `import P from '#app/core/controllers/pages_controller'`,
    'services/ folder of core',
  ],
  [
    'walls/rooms',
    'app/templates/services/x.ts',
    `import Prompt from '#app/prompts/models/prompt'`,
    'templates stands on prompts/domain alone',
  ],
  [
    'walls/rooms',
    'app/auth/domain/x.ts',
    `import { a } from '#app/flows/domain/a'`,
    'not on flows',
  ],
  ['walls/rooms', SERVICE, `import { a } from '#app/attic/services/a'`, 'eslint/rooms.js'],
  ['walls/rooms', SERVICE, `import { texts } from '#frontend/texts/en'`, 'domain/ folder'],
  ['walls/rooms-on-demand', 'app/core/x.ts', `import('#app/auth/models/user')`, 'nothing of ours'],

  ['walls/features', SCREEN, `import { A } from '#frontend/features/flows/a'`, 'src/routes/'],
  ['walls/features', SCREEN, `import { A } from '#frontend/routes/app'`, 'its props'],
  [
    'walls/features',
    'frontend/src/components/x.tsx',
    `import { A } from '#frontend/features/prompts/a'`,
    'frontend/src/features/<feature>/',
  ],
  ['walls/features-on-demand', SCREEN, `import('#frontend/features/flows/a')`, 'src/routes/'],
  [
    'walls/features',
    'frontend/src/prompts/x.ts',
    `import { A } from '#frontend/features/create/a'`,
    'knows no feature',
  ],
  [
    'walls/features',
    'frontend/src/lib/x.ts',
    `import { A } from '#frontend/prompts/a'`,
    'frontend/src/prompts/',
  ],
  ['walls/state', SCREEN, `import { atom } from 'jotai'`, '#frontend/lib/state'],
  ['walls/state', SCREEN, `import { atomFamily } from 'jotai-family'`, '#frontend/lib/state'],
  ['walls/state-on-demand', SCREEN, `import('jotai/utils')`, '#frontend/lib/state'],

  ['walls/network', SERVICE, `import { request } from 'node:https'`, SAFE],
  ['walls/network', SERVICE, `import net from 'node:net'`, SAFE],
  ['walls/network', SERVICE, `import { request } from 'undici'`, SAFE],
  ['walls/network-on-demand', SERVICE, `import('undici')`, SAFE],
  ['walls/network-globals', SERVICE, `await fetch('https://example.org')`, SAFE],
  ['walls/network-globals', 'config/app.ts', `globalThis.fetch('https://example.org')`, SAFE],
  ['walls/network-openai', SERVICE, `import OpenAI from 'openai'`, 'app/ai'],
  ['walls/network-openai-on-demand', SERVICE, `import('openai')`, 'app/ai'],
  ['walls/network-stripe', 'app/ai/x.ts', `import Stripe from 'stripe'`, 'app/billing'],
  ['walls/network-stripe-on-demand', 'app/ai/x.ts', `import('stripe')`, 'app/billing'],
  [
    'walls/network-notionhq-client',
    SERVICE,
    `import { Client } from '@notionhq/client'`,
    'content',
  ],
  ['walls/network-notionhq-client-on-demand', SERVICE, `import('@notionhq/client')`, 'content'],
  ['walls/network-adonisjs-ally', SERVICE, `import { Oauth2Driver } from '@adonisjs/ally'`, 'auth'],
  ['walls/network-adonisjs-ally-on-demand', SERVICE, `import('@adonisjs/ally')`, 'app/auth'],
  ['walls/network-openid-client', 'app/auth/services/x.ts', `import 'openid-client'`, 'driver'],
  ['walls/network-openid-client-on-demand', SERVICE, `import('openid-client')`, 'driver'],

  ['walls/prepared-sql', SERVICE, `import Database from 'better-sqlite3'`, LUCID],
  ['walls/prepared-sql-on-demand', SERVICE, `import('node:sqlite')`, LUCID],
  ['walls/prepared-sql-calls', SERVICE, `handle.prepare('select 1')`, 'app/flows/engine/store.ts'],
  ['walls/prepared-sql-calls', SERVICE, `await client.acquireConnection()`, LUCID],

  [
    'walls/engine-threads',
    SERVICE,
    `import { read } from '#app/prompts/domain/reading/read'`,
    POOL,
  ],
  [
    'walls/engine-threads',
    SERVICE,
    `import { improving } from '#app/prompts/domain/improving'`,
    POOL,
  ],
  [
    'walls/engine-threads',
    'app/templates/services/x.ts',
    `import { score } from '#app/prompts/domain/score'`,
    POOL,
  ],
  ['walls/engine-threads-on-demand', SERVICE, `import('#app/prompts/domain/improve')`, POOL],

  ['walls/environment', 'app/core/settings.ts', `process.env.PORT`, SETTINGS],
  ['walls/environment', 'config/app.ts', `process['env'].PORT`, SETTINGS],
  ['walls/environment', COMMAND, `const { env } = process`, 'cli/services/config.ts'],
  ['walls/environment', SCREEN, `globalThis.process.env.PORT`, SETTINGS],
  ['walls/environment-imports', SERVICE, `import { env } from 'node:process'`, SETTINGS],
  ['walls/environment-imports-on-demand', SERVICE, `import('dotenv')`, SETTINGS],

  ['walls/aliases', SERVICE, `import Prompt from '../models/prompt.js'`, '#app/…'],
  ['walls/aliases', SCREEN, `import { A } from './a'`, 'alias scheme'],
  ['walls/aliases-on-demand', 'frontend/src/routes/app.tsx', `import('./home')`, 'alias scheme'],
]
