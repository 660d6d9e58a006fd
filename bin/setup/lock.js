import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { inProject } from './paths.js'

const file = inProject('tmp', 'setup.lock')
const ORPHANS_MS = 180_000
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Keeps two commands from setting up the same folder at the same time. */
export async function withLock(work) {
  mkdirSync(inProject('tmp'), { recursive: true })
  let isAnnounced = false
  let patience = ORPHANS_MS
  while (!take()) {
    const { holder, group } = readHolder()
    const orphans = !isSettingUp(holder) && patience > 0 && groupLives(group)
    if (!isSettingUp(holder) && !orphans) {
      rmSync(file, { force: true })
      continue
    }
    if (orphans) patience -= 300
    if (!isAnnounced) console.error(`  Another command is setting up this folder; waiting for it …`)
    isAnnounced = true
    await pause(300)
  }
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    release()
    process.off('exit', release)
  }
}

/** What a killed command started may still be writing, so the next one waits for that too. */
export function noteGroup(group) {
  try {
    writeFileSync(file, `${process.pid} ${group}`, { flag: 'r+' })
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}

function take() {
  try {
    writeFileSync(file, `${process.pid} 0`, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function readHolder() {
  try {
    const [holder, group] = readFileSync(file, 'utf8').split(' ').map(Number)
    return { holder, group }
  } catch {
    return { holder: 0, group: 0 }
  }
}

function isSettingUp(pid) {
  if (!pid || pid === process.pid || !lives(pid)) return false
  try {
    // A number may belong to some other program after a restart of the machine.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('setup.js')
  } catch {
    return process.platform !== 'linux'
  }
}

function groupLives(group) {
  return group > 0 && process.platform !== 'win32' && lives(-group)
}

function lives(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
