import { readFileSync } from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'
import { cacheFolder } from '#cli/services/config'

const MIN_NODE_MAJOR = 24
/** How wide help is at most. */
const HELP_COLUMNS = 80
const OK = 0
const FAILED = 1

declare const HONE_VERSION: string

/** Loads no more than the command needs: most of what a short command costs is loading. */
async function main(words: string[]): Promise<number> {
  const ready = readyOutput(words.join(' '))
  if (ready !== null) {
    process.stdout.write(ready)
    return OK
  }
  // Not in the folder for temporary files, where others could lay code for it.
  module.enableCompileCache(cacheFolder())
  const { runProgram } = await import('#cli/program')
  return runProgram(words, HONE_VERSION)
}

/** What is the same each time: the build has written it. */
function readyOutput(words: string): string | null {
  if (words === '--version' || words === '-V') return `${HONE_VERSION}\n`
  const { columns = HELP_COLUMNS } = process.stdout
  const isHelp = words === '--help' || words === '-h' || words === 'help'
  if (isHelp && columns >= HELP_COLUMNS) return readText('help.txt')
  const shell = /^completion (bash|zsh|fish)$/.exec(words)?.[1]
  return shell ? readText(`completions/hone.${shell}`) : null
}

/** @returns null where the file is not there, so that the command makes the text anew */
function readText(file: string): string | null {
  try {
    return readFileSync(join(import.meta.dirname, file), 'utf8')
  } catch {
    return null
  }
}

if (Number.parseInt(process.versions.node, 10) < MIN_NODE_MAJOR) {
  const found = process.versions.node
  process.stderr.write(
    `hone needs Node.js ${MIN_NODE_MAJOR} or newer; this is ${found}. Get it from https://nodejs.org.\n`
  )
  process.exitCode = FAILED
} else process.exitCode = await main(process.argv.slice(2))
