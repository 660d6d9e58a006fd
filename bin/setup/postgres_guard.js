/**
 * Runs one PostgreSQL server for as long as the input of this process is open, then stops it and removes its folder.
 * The input ends with the process that started this one, however that ends.
 */
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'

const { folder, file, args, identity } = JSON.parse(process.argv[2])

const server = spawn(file, args, {
  ...identity,
  cwd: folder,
  stdio: ['ignore', 'ignore', 'inherit'],
})
server.on('error', (error) => {
  console.error(error.message)
  leave()
})
server.on('close', leave)

// Connections are closed and nothing is kept: the fastest way out.
process.stdin.resume().on('end', () => server.kill('SIGQUIT'))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)

function leave() {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.exit()
}
