import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('..', import.meta.url))
const folder = process.argv[2]
const EXECUTABLE = 0o755

/** Makes a package of the bundled terminal client: everything is in it, so it depends on nothing but Node. */
const { version, license } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
const manifest = {
  ...{ name: 'hone', version, license, type: 'module', private: true },
  ...{ description: 'Improves prompts and runs flows from the terminal.' },
  ...{ bin: { hone: 'main.js' }, man: ['hone.1'], engines: { node: '>=24' } },
}
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
copyFileSync(join(project, 'cli', 'hone.1'), join(folder, 'hone.1'))
copyFileSync(join(project, 'LICENSE'), join(folder, 'LICENSE'))
chmodSync(join(folder, 'main.js'), EXECUTABLE)

/** What is the same each time is written once, since most of what it costs is to load the commands. */
const outputOf = (...words) =>
  execFileSync(process.execPath, [join(folder, 'main.js'), ...words], { encoding: 'utf8' })
rmSync(join(folder, 'help.txt'), { force: true })
rmSync(join(folder, 'completions'), { recursive: true, force: true })
const help = outputOf('--help')
const scripts = ['bash', 'zsh', 'fish'].map((shell) => [shell, outputOf('completion', shell)])
writeFileSync(join(folder, 'help.txt'), help)
mkdirSync(join(folder, 'completions'))
for (const [shell, script] of scripts)
  writeFileSync(join(folder, 'completions', `hone.${shell}`), script)

/** `npx hone` finds it there, and the Node that it needs beside it. */
const link = join(project, 'node_modules', '.bin', 'hone')
rmSync(link, { force: true })
symlinkSync(join('..', '..', 'build', 'cli', 'main.js'), link)
