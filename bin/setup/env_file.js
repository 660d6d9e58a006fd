import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { inProject } from './paths.js'
import { Problem } from './problem.js'

const file = inProject('.env')

/** Settings as the server will see them: the environment before the file. */
export function readSetting(name) {
  return (process.env[name] ?? fromFile(read(file) ?? '', name))?.trim() || undefined
}

function read(path) {
  if (!existsSync(path)) return null
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new Problem(
      `Hone cannot read its settings in ${path} (${error.code}).`,
      'It must be a file that you can read. Correct its permissions, or remove it and start again.'
    )
  }
}

function fromFile(text, name) {
  const line = new RegExp(`^\\s*${name}\\s*=[ \\t]*(.*)$`, 'm').exec(text)
  return line?.[1].replace(/^(["'])(.*)\1$/, '$2')
}

/** Writes a fresh APP_KEY where there is none; every other line, and any key, stays as it is. */
export function ensureAppKey() {
  if (readSetting('APP_KEY')) return null
  if (readSetting('HONE_MODE') === 'live') return null
  const before = read(file) ?? read(inProject('.env.example')) ?? ''
  const line = `APP_KEY=${randomBytes(32).toString('base64url')}`
  const empty = /^\s*APP_KEY\s*=.*$/m
  const after = empty.test(before)
    ? before.replace(empty, line)
    : `${before}${before && !before.endsWith('\n') ? '\n' : ''}${line}\n`
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, after, { mode: 0o600 })
  renameSync(draft, file)
  return 'Settings are in .env, with a fresh APP_KEY'
}
