import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { APP_KEY } from '#tests/helpers/built_server'

const project = fileURLToPath(new URL('../../', import.meta.url))

/** Runs a command in production as somebody at a terminal does. */
export function runAce(
  args: string[],
  env: Record<string, string>
): Promise<{ status: number | null; output: string }> {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, ['ace.js', '--no-ansi', ...args], {
    cwd: project,
    env: { PATH, HOME, APP_KEY, NODE_ENV: 'production', ...env },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve) => child.once('close', (status) => resolve({ status, output })))
}
