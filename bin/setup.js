/**
 * One command for a fresh machine: `node bin/setup.js start|test|build|bench|eval|train|drill`.
 * Plain JavaScript for any Node from 18 on, because it is what brings the pinned one.
 */
const [command = 'start', ...args] = process.argv.slice(2)
const commands = ['start', 'test', 'build', 'bench', 'eval', 'train', 'drill']

if (Number(process.versions.node.split('.')[0]) < 18) {
  console.error(`Hone needs Node 18 or newer to set itself up; this is ${process.version}.`)
  process.exit(1)
}
if (!commands.includes(command)) {
  console.error(`"${command}" is not a command. Choose one of: ${commands.join(', ')}.`)
  process.exit(2)
}

const { explain } = await import('./setup/problem.js')
try {
  const { run } = await import(`./setup/commands/${command}.js`)
  process.exitCode = await run(args)
} catch (error) {
  explain(error)
  process.exitCode = 1
}
