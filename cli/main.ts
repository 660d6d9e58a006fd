import module from 'node:module'
import { cacheFolder } from '#cli/services/config'

const MIN_NODE_MAJOR = 24
const OK = 0
const FAILED = 1

declare const HONE_VERSION: string

/** Loads no more than the command needs: most of what a short command costs is loading. */
async function main(words: string[]): Promise<number> {
  if (words.length === 1 && (words[0] === '--version' || words[0] === '-V')) {
    process.stdout.write(`${HONE_VERSION}\n`)
    return OK
  }
  // Not in the folder for temporary files, where others could lay code for it.
  module.enableCompileCache(cacheFolder())
  const { runProgram } = await import('#cli/program')
  return runProgram(words, HONE_VERSION)
}

if (Number.parseInt(process.versions.node, 10) < MIN_NODE_MAJOR) {
  const found = process.versions.node
  process.stderr.write(
    `hone needs Node.js ${MIN_NODE_MAJOR} or newer; this is ${found}. Get it from https://nodejs.org.\n`
  )
  process.exitCode = FAILED
} else process.exitCode = await main(process.argv.slice(2))
