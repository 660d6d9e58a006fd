import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { BuiltServer } from '#tests/helpers/built_server'
import { insertPerson, type KnownPerson } from '#tests/helpers/known_person'
import { temporaryFolder } from '#tests/helpers/temporary_folder'
import { median, percentile } from './figure.js'
import type { Slow } from './hostile_engine.js'
import type { Pattern } from './hostile_patterns.js'
import { type Call, send } from './load.js'
import { MAIN_THREAD_PROBE, mainThreadCpu } from './main_thread.js'
import { stage } from './stage.js'
import { shortPrompt } from './texts.js'

const NO_LIMIT = { LIMIT_PER_MINUTE: '100000000' }
const ROUNDS = 3

interface Prompt {
  id: string
}

/** Runs against a built server of its own, with two people in its database. */
export async function withServer<Result>(
  run: (server: BuiltServer, one: KnownPerson, other: KnownPerson) => Promise<Result>
): Promise<Result> {
  const { folder, remove } = temporaryFolder()
  try {
    const databaseFile = join(folder, 'hone.sqlite3')
    const one = await stage(databaseFile)
    const other = insertPerson(databaseFile, 'beside@hone.test')
    const env = { ...NO_LIMIT, ...MAIN_THREAD_PROBE }
    const server = await BuiltServer.start({ databaseFile, env })
    try {
      return await run(server, one, other)
    } finally {
      await server.end()
    }
  } finally {
    remove()
  }
}

/** How much CPU of the main thread each route takes that is given a text or reads one, the slowest first. */
export async function slowestRequests(
  server: BuiltServer,
  { headers }: KnownPerson,
  patterns: Pattern[]
): Promise<Slow[]> {
  const agent = new Agent({ keepAlive: true })
  const prompt = await createPrompt(server.url, headers, shortPrompt(0))
  const measured: Slow[] = []
  for (let turn = 0; turn < WARM_UP; turn++)
    for (const call of Object.values(callsWith(shortPrompt(turn), prompt, headers)))
      await send(server.url, call, agent)
  for (const { name, text } of patterns) {
    for (const [route, call] of Object.entries(callsWith(text, prompt, headers))) {
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const before = await mainThreadCpu(server)
        await send(server.url, call, agent)
        times.push((await mainThreadCpu(server)) - before)
      }
      measured.push({ what: `${route}: ${name}`, milliseconds: median(times) })
    }
  }
  agent.destroy()
  return measured.sort((one, next) => next.milliseconds - one.milliseconds)
}

const WARM_UP = 20

function callsWith(text: string, { id }: Prompt, headers: KnownPerson['headers']) {
  const write = (method: string, path: string, body: object, expected: number): Call => ({
    ...{ method, path, headers, expected },
    body: JSON.stringify(body),
  })
  const get = (path: string): Call => ({ path, headers, expected: 200 })
  const name =
    text
      .replaceAll(/[\p{C}\s]+/gu, ' ')
      .trim()
      .slice(0, 60) || 'any'
  const words = encodeURIComponent(`a${name.toWellFormed()}`)
  return {
    improve: enhance(text, headers),
    create: write('POST', '/api/prompts', { original: text }, 201),
    draft: write('PUT', `/api/prompts/${id}/draft`, { content: text }, 200),
    save: write('POST', `/api/prompts/${id}/versions`, { content: text }, 201),
    share: write('POST', '/api/shares', { promptId: id }, 201),
    copy: write('POST', '/api/activities', { type: 'prompt_copied', promptId: id }, 204),
    open: get(`/api/prompts/${id}`),
    list: get('/api/prompts'),
    versions: get(`/api/prompts/${id}/versions`),
    search: get(`/api/prompts?search=${words}`),
    history: get(`/api/activities?search=${words}`),
  }
}

const enhance = (originalPrompt: string, headers: KnownPerson['headers']): Call => ({
  ...{ method: 'POST', path: '/api/ai/enhance-prompt', headers, expected: 200 },
  body: JSON.stringify({ originalPrompt, goal: '', variables: {}, context: '' }),
})

async function createPrompt(url: string, headers: Record<string, string>, original: string) {
  const answer = await fetch(`${url}/api/prompts`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ original }),
  })
  if (answer.status !== 201) throw new Error(`POST /api/prompts answered ${answer.status}`)
  const { id, data } = (await answer.json()) as Partial<Prompt> & { data?: Prompt }
  return { id: id ?? data!.id }
}

const BESIDE = 10
const SMALL = 40

/**
 * How many times as long the small request of one person takes (p95) while ten hostile ones of another are at work, as
 * alone. What the hostile ones are answered does not matter.
 */
export async function slowdownBeside(
  { url }: BuiltServer,
  hostile: KnownPerson,
  small: KnownPerson,
  patterns: Pattern[]
): Promise<number> {
  const agent = new Agent({ keepAlive: true })
  const small95 = async (first: number) => {
    const times: number[] = []
    for (let turn = first; turn < first + SMALL; turn++) {
      const started = performance.now()
      await send(url, enhance(shortPrompt(turn), small.headers), agent)
      times.push(performance.now() - started)
    }
    return percentile(times, 95)
  }
  await small95(1_000)
  const alone = await small95(2_000)
  const attack = attackOf(url, hostile, patterns)
  const beside = await small95(3_000)
  await attack.end()
  agent.destroy()
  return beside / alone
}

/** Ten hostile requests at any time, until it is ended. */
function attackOf(url: string, { headers }: KnownPerson, patterns: Pattern[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: BESIDE })
  let turn = 0
  let isOver = false
  const next = async () => {
    while (!isOver) {
      const call = enhance(patterns[turn++ % patterns.length].text, headers)
      await send(url, call, agent).catch(() => pause(10))
    }
  }
  const running = Array.from({ length: BESIDE }, next)
  return {
    end: async () => {
      isOver = true
      await Promise.all(running)
      agent.destroy()
    },
  }
}
