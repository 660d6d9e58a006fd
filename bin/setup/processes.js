import { spawn } from 'node:child_process'
import { noteGroup } from './lock.js'
import { project } from './paths.js'

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }
const isWindows = process.platform === 'win32'
const endings = new Set()
let stopped = 0

/** Whether somebody asked us to end; what was being run has been told. */
export const isStopped = () => stopped > 0

for (const [signal, number] of Object.entries(SIGNALS)) {
  process.on(signal, () => {
    stopped = 128 + number
    for (const end of endings) end(signal)
    if (endings.size === 0) process.exit(stopped)
  })
}

/** Milliseconds in which what a program printed last arrives, though another that it left behind holds its output open. */
const LAST_OUTPUT_MS = 5000

/**
 * Runs a program, and all that it starts, to its end and keeps what was printed.
 *
 * @param options.locked where set-up holds its lock for it
 * @param options.echo whether what it prints also appears here as it comes
 * @param options.maxSilenceMs after which it counts as stuck and is killed
 * @param options.onStart gets the id of the process
 */
export function capture(file, args, options = {}) {
  const { env = {}, cwd = project, locked = true, echo = false, maxSilenceMs, onStart } = options
  return new Promise((resolve, reject) => {
    const child = spawnGroup(file, args, { env, cwd })
    if (child.pid) {
      if (locked) noteGroup(child.pid)
      onStart?.(child.pid)
    }
    const end = (signal) => endGroup(child, signal)
    endings.add(end)
    let output = ''
    let isStuck = false
    const giveUp = () => {
      isStuck = true
      endGroup(child, 'SIGKILL')
    }
    const patience = maxSilenceMs && setTimeout(giveUp, maxSilenceMs)
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk
        if (echo) process.stdout.write(chunk)
        patience?.refresh()
      })
    }
    child.on('error', reject)
    child.on('exit', () => {
      clearTimeout(patience)
      closeSoon(child)
    })
    child.on('close', (code) => {
      endings.delete(end)
      if (stopped) process.exit(stopped)
      resolve({ code, output, isStuck })
    })
  })
}

/** In a process group of its own, without color. */
function spawnGroup(file, args, { env, cwd }) {
  return spawn(file, args, {
    cwd,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !isWindows,
    shell: isWindows && file.endsWith('.cmd'),
  })
}

/** A program that it left behind may hold its output open. */
function closeSoon({ stdout, stderr }) {
  setTimeout(() => [stdout, stderr].forEach((stream) => stream.destroy()), LAST_OUTPUT_MS).unref()
}

function endGroup(child, signal) {
  try {
    if (isWindows) child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/** Runs a program in the foreground: its output is ours, our signals and exit code are its. */
export function foreground(file, args, { env = {}, channel = false, group = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: project,
      env: { ...process.env, ...env },
      stdio: channel ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
      detached: group && !isWindows,
    })
    const end = group ? (signal) => endGroup(child, signal) : (signal) => child.kill(signal)
    endings.add(end)
    child.on('error', reject)
    child.on('close', (code) => {
      endings.delete(end)
      resolve(code ?? (stopped || 1))
    })
  })
}
