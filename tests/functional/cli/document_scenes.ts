import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ApiClient } from '@japa/api-client'
import { asClient, asked, hostOfTests } from '#tests/functional/cli/client_of'
import { FLOWS, GREETING, node, through } from '#tests/functional/flows/flow_steps'
import { graphWith, waitingRun } from '#tests/functional/flows/waiting_run'
import { asPerson, type SignedClient } from '#tests/helpers/api'
import { createPerson } from '#tests/helpers/people'
import { runClient } from '#tests/helpers/terminal_client'

/** Where a command is called: by whom, and in which folder. */
export interface Stage {
  client: ApiClient
  person: SignedClient
  folder: string
}

export interface Call {
  words: string[]
  stdin?: string
  /** Another caller than the person of the stage. */
  as?: SignedClient
  /** Without the token of the person, but with settings in the folder. */
  isSignedOut?: boolean
}

/** Prepares the calls of a command that print its documents: the calls of one scene print all of them. */
export type Scene = (stage: Stage) => Call[] | Promise<Call[]>

const calls = (...lists: string[][]): Call[] => lists.map((words) => ({ words }))
const CLEAR = 'write an email about our new product'
const POOR = 'write a poem due to the fact that I like it'
const INPUT = ['--input', 'who=Ada']

const asksModel = through(
  node('writes', 'prompt', {
    ...{ text: 'Greet {{hello}}', model: null, maxTokens: 1000, answer: 'text', fields: [] },
  })
)
const fails = through(node('bad', 'format', { text: 'no number', as: 'json' }))

const savedPrompt = async ({ person }: Stage): Promise<string> =>
  (await asked(person, ['prompts', 'save', 'Write a poem about the sea.'])).id

/** A prompt with two versions. */
async function changedPrompt(stage: Stage): Promise<string> {
  const id = await savedPrompt(stage)
  for (const text of ['Write a long poem.', 'Write a short poem.'])
    await asked(stage.person, ['prompts', 'save', text, '--to', id])
  return id
}

const anyTemplate = async ({ person }: Stage): Promise<string> =>
  (await asked(person, ['templates', 'list']))[0].id

async function newFlow({ person }: Stage, title = 'Greet', graph: object = GREETING) {
  const made = await person.post(FLOWS, { title, graph })
  made.assertStatus(201)
  return made.body().id as string
}

async function newBatch(stage: Stage, graph: object = GREETING): Promise<string> {
  await newFlow(stage, 'Greet', graph)
  writeRows(stage)
  return (await asked(stage.person, [...batchWords(stage), '--async'])).id
}

const csvOf = ({ folder }: Stage): string => join(folder, 'people.csv')
const writeRows = (stage: Stage): void => writeFileSync(csvOf(stage), 'who\nAda\nBob\n')
const batchWords = (stage: Stage) => ['flows', 'run', 'Greet', '--csv', csvOf(stage), '--yes']

async function administrator({ client }: Stage): Promise<SignedClient> {
  return asPerson(client, await createPerson({ isAdmin: true }), ['read', 'write', 'admin'])
}

const profile = async ({ person, folder }: Stage): Promise<void> => {
  const env = { XDG_CONFIG_HOME: folder, HONE_HOST: hostOfTests() }
  await runClient(['login', '--with-token'], { stdin: person.secret, env })
}

/** Runs that are followed: one asks a model, and one fails. */
const followed =
  (wordsFor: (stage: Stage, title: string) => string[] | Promise<string[]>): Scene =>
  async (stage) => {
    await newFlow(stage, 'Asks', asksModel)
    await newFlow(stage, 'Fails', fails)
    return calls(await wordsFor(stage, 'Asks'), await wordsFor(stage, 'Fails'))
  }

const promptScenes: Record<string, Scene> = {
  'prompts list': async (stage) => {
    await savedPrompt(stage)
    return calls(['prompts', 'list'])
  },
  'prompts show': async (stage) => {
    const made = await stage.person.post('/api/prompts', { original: 'Write a poem.' })
    const changed = await changedPrompt(stage)
    return calls(['prompts', 'show', changed], ['prompts', 'show', made.body().id])
  },
  'prompts save': async (stage) => {
    const id = await savedPrompt(stage)
    const words = ['prompts', 'save', 'Write a story.']
    return calls(words, [...words, '--to', id])
  },
  'prompts versions': async (stage) => calls(['prompts', 'versions', await changedPrompt(stage)]),
  'prompts diff': async (stage) => calls(['prompts', 'diff', await changedPrompt(stage)]),
  'prompts restore': async (stage) =>
    calls(['prompts', 'restore', await changedPrompt(stage), '1']),
  'prompts import': ({ folder }) => {
    const path = join(folder, 'prompts.csv')
    writeFileSync(path, 'title,prompt\nPoem,Write a poem.\n')
    return calls(['prompts', 'import', path])
  },
}

const flowScenes: Record<string, Scene> = {
  'flows list': async (stage) => {
    await newFlow(stage)
    return calls(['flows', 'list'])
  },
  'flows show': async (stage) => calls(['flows', 'show', await newFlow(stage)]),
  'flows make': () => calls(['flows', 'make', 'summarize each review, then write one report']),
  'flows run': async (stage) => {
    await newFlow(stage)
    writeRows(stage)
    const run = await followed((_stage, title) => ['flows', 'run', title, ...INPUT])(stage)
    return [
      ...run,
      ...calls(['flows', 'run', 'Greet', ...INPUT, '--async']),
      ...calls(batchWords(stage), [...batchWords(stage), '--async']),
    ]
  },
  'flows import': async (stage) => {
    const path = join(stage.folder, 'flow.json')
    await asClient(stage.person, ['flows', 'export', await newFlow(stage), '--out', path])
    return calls(['flows', 'import', path])
  },
}

const runScenes: Record<string, Scene> = {
  'runs list': async (stage) => {
    await waitingRun(stage.person)
    return calls(['runs', 'list'])
  },
  'runs show': async ({ person }) => calls(['runs', 'show', (await waitingRun(person)).id]),
  'runs watch': followed(async ({ person }, title) => {
    const { id } = await asked(person, ['flows', 'run', title, ...INPUT, '--async'])
    return ['runs', 'watch', id]
  }),
  'runs cancel': async ({ person }) => calls(['runs', 'cancel', (await waitingRun(person)).id]),
  'runs approve': async ({ person }) =>
    calls(['runs', 'approve', (await waitingRun(person)).id, '--yes']),
  'batches list': async (stage) => {
    await newBatch(stage)
    return calls(['batches', 'list', 'Greet'])
  },
  'batches show': async (stage) => calls(['batches', 'show', await newBatch(stage)]),
  'batches rows': async (stage) => calls(['batches', 'rows', await newBatch(stage)]),
  'batches watch': async (stage) => calls(['batches', 'watch', await newBatch(stage)]),
  'batches cancel': async (stage) =>
    calls(['batches', 'cancel', await newBatch(stage, graphWith({}))]),
}

const accountScenes: Record<string, Scene> = {
  'activity': async (stage) => {
    await asked(stage.person, ['improve', POOR])
    return calls(['activity'])
  },
  'usage': async (stage) => {
    await newFlow(stage, 'Asks', asksModel)
    await asClient(stage.person, ['flows', 'run', 'Asks', ...INPUT])
    return calls(['usage'])
  },
  'share': async (stage) => calls(['share', await changedPrompt(stage)]),
  'login': ({ person }) => [
    { words: ['login', '--with-token'], stdin: person.secret, isSignedOut: true },
  ],
  'whoami': () => calls(['whoami']),
  'tokens': () => calls(['tokens']),
  'config list': async (stage) => {
    await profile(stage)
    return [{ words: ['config', 'list'], isSignedOut: true }]
  },
  'config path': () => calls(['config', 'path']),
  'doctor': () => calls(['doctor']),
}

const adminScenes: Record<string, Scene> = {
  'admin users list': async (stage) => [
    { words: ['admin', 'users', 'list'], as: await administrator(stage) },
  ],
  'admin users show': async (stage) => [
    { words: ['admin', 'users', 'show', stage.person.user.email!], as: await administrator(stage) },
  ],
  'admin users give-credits': async (stage) => {
    const gift = [stage.person.user.email!, '3', '--reason', 'Thanks', '--yes']
    const words = ['admin', 'users', 'give-credits', ...gift]
    return [{ words, as: await administrator(stage) }]
  },
}

/** By the words of a command. Those that need more than a server stand in the test itself. */
export const SCENES: Record<string, Scene> = {
  'improve': () => calls(['improve', CLEAR], ['improve', CLEAR, '--offline']),
  'check': () => [{ words: ['check'], stdin: POOR }],
  'fix': () => [{ words: ['fix'], stdin: POOR }],
  ...promptScenes,
  'templates list': () => calls(['templates', 'list', '--limit', '3']),
  'templates search': () => calls(['templates', 'search', 'blog', '--limit', '3']),
  'templates show': async (stage) => calls(['templates', 'show', await anyTemplate(stage)]),
  'templates use': async (stage) => calls(['templates', 'use', await anyTemplate(stage)]),
  ...flowScenes,
  ...runScenes,
  ...accountScenes,
  ...adminScenes,
}
