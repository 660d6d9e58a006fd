import { explain } from './problem.js'

const COMMANDS = ['start', 'test', 'build', 'bench', 'eval', 'train', 'drill', 'library', 'manual']

/** Runs one command; the exit code of the process says how it went. */
export async function main([command = 'start', ...args]) {
  if (!COMMANDS.includes(command)) {
    console.error(`"${command}" is not a command. Choose one of: ${COMMANDS.join(', ')}.`)
    process.exitCode = 2
    return
  }
  try {
    const { run } = await import(`./commands/${command}.js`)
    process.exitCode = await run(args)
  } catch (error) {
    explain(error)
    process.exitCode = 1
  }
}
