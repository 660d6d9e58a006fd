import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ClientInTerminal } from '#tests/helpers/terminal_client'
import { temporaryFolder } from '#tests/helpers/temporary_folder'
import { atLeast, atMost, type Figure } from './figure.js'
import { medianOfRounds } from './rounds.js'

const PACKAGE = fileURLToPath(new URL('../../build/cli/', import.meta.url))
const CLIENT = join(PACKAGE, 'main.js')
const ROUNDS = 11
const MB = 1_000_000
const FILES = 1_000
const WORDS = 200
/** Milliseconds of `node -e 0` on the machine for which the bar of 500 files a second was set. */
const FLOOR_MS = 26.9
const FILES_PER_SECOND = 500
const SENTENCE =
  'Write about stuff for the people of the town, and add many things that they like. '

/** How long short commands take beside a Node that does nothing, and how large the package is. */
export async function measure(): Promise<Figure[]> {
  const { folder, remove } = temporaryFolder()
  try {
    writeFileSync(join(folder, 'prompt.txt'), textOf(WORDS))
    const toNothing = (words: string[]) => () => ratio(() => run(words, folder))
    return [
      atMost(1.5, '`--version`', await ofRounds(toNothing(['--version'])), '× `node -e 0`'),
      atMost(1.5, '`--help`', await ofRounds(toNothing(['--help'])), '× `node -e 0`'),
      atMost(
        1.5,
        '`completion bash`',
        await ofRounds(toNothing(['completion', 'bash'])),
        '× `node -e 0`'
      ),
      atMost(
        3,
        `\`check\` of ${WORDS} words`,
        await ofRounds(toNothing(['check', 'prompt.txt'])),
        '× `node -e 0`'
      ),
      atMost(8, 'first picture', await ofRounds(() => ratio(firstPicture)), '× `node -e 0`'),
      ...(await ofJsonCommand(folder)),
      await ofManyFiles(folder),
      atMost(2, 'package, unpacked', sizeOf(PACKAGE) / MB, 'MB'),
    ]
  } finally {
    remove()
  }
}

const ofRounds = (round: () => Promise<number>) => medianOfRounds(round, ROUNDS)

const textOf = (words: number): string =>
  SENTENCE.repeat(Math.ceil(words / SENTENCE.split(' ').length))

async function ratio(work: () => Promise<unknown>): Promise<number> {
  const nothing = await timeOf(() => ended(['-e', '0']))
  return (await timeOf(work)) / nothing
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

const run = (words: string[], cwd: string) => ended([CLIENT, ...words], { cwd })

async function ended(
  args: string[],
  { cwd, env, stderr = 'ignore' }: { cwd?: string; env?: object; stderr?: 'ignore' | 'pipe' } = {}
): Promise<string> {
  const child = spawn(process.execPath, args, {
    ...{ cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', stderr] },
  })
  let output = ''
  child.stderr?.on('data', (chunk) => (output += chunk))
  await once(child, 'close')
  return output
}

async function firstPicture(): Promise<void> {
  const terminal = new ClientInTerminal(['improve', 'Cover crop after winter barley on clay'])
  await terminal.shows('What should come back?')
  terminal.end()
}

/** Prints the address of every module that is loaded. */
const TELLS_MODULES = `data:text/javascript,${encodeURIComponent(
  `import { registerHooks } from 'node:module'
  registerHooks({ load(url, context, next) { process.stderr.write(url + '\\n'); return next(url, context) } })`
)}`

/** What a command adds to the request that it makes, and whether it loads what only pictures need. */
async function ofJsonCommand(folder: string): Promise<Figure[]> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json').end('[]')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const env = { HONE_HOST: host, HONE_TOKEN: 'hone_of_the_bench', XDG_CONFIG_HOME: folder }
  const words = [CLIENT, 'activity', '--json']
  try {
    const added = await ofRounds(async () => {
      const nothing = await timeOf(() => ended(['-e', '0']))
      const call = await timeOf(async () => {
        const answer = await fetch(`${host}/api/activities`)
        await answer.json()
      })
      return ((await timeOf(() => ended(words, { env }))) - call) / nothing
    })
    const loaded = await ended(['--import', TELLS_MODULES, ...words], { env, stderr: 'pipe' })
    const files = loaded.split('\n').filter((url) => url.startsWith('file:'))
    const withReact = files.filter((url) =>
      readFileSync(fileURLToPath(url), 'utf8').includes('react.transitional.element')
    )
    return [
      atMost(2, 'a `--json` command, without its request', added, '× `node -e 0`'),
      atMost(0, 'parts with React that it loads', withReact.length, 'files'),
    ]
  } finally {
    server.close()
  }
}

async function ofManyFiles(folder: string): Promise<Figure> {
  const prompts = join(folder, 'prompts')
  mkdirSync(prompts)
  for (let at = 0; at < FILES; at++) writeFileSync(join(prompts, `${at}.txt`), textOf(WORDS))
  const filesPerNothing = await medianOfRounds(async () => {
    const nothing = await timeOf(() => ended(['-e', '0']))
    return (FILES * nothing) / (await timeOf(() => run(['check', 'prompts'], folder)))
  })
  const bar = (FILES_PER_SECOND * FLOOR_MS) / 1_000
  return atLeast(
    bar,
    `files of ${WORDS} words checked in the time of \`node -e 0\``,
    filesPerNothing,
    'files'
  )
}

function sizeOf(path: string): number {
  if (!statSync(path).isDirectory()) return statSync(path).size
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
}
