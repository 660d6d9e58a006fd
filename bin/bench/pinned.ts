import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

const canPin =
  process.platform === 'linux' &&
  availableParallelism() > 1 &&
  spawnSync('taskset', ['--version']).status === 0

export interface ScriptOptions {
  flags?: string[]
  env?: Record<string, string>
}

/** Starts a script of ours as a process that has one processor to itself, where the system lets us say so. */
export function startPinned(core: number, script: URL, options?: ScriptOptions) {
  return startScript(script, canPin ? ['taskset', '-c', String(core)] : [], options)
}

/** Starts a script of ours as a process that runs where the system likes. */
export const startAnywhere = (script: URL, options?: ScriptOptions) =>
  startScript(script, [], options)

function startScript(script: URL, prefix: string[], { flags = [], env = {} }: ScriptOptions = {}) {
  const command = [process.execPath, '--import=@poppinss/ts-exec', ...flags, script.pathname]
  const [program, ...args] = [...prefix, ...command]
  return spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

/** What a child process says next. @throws Error when it ends instead. */
export function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`A process ended (${code}).`))
    child.once('exit', ended)
    child.once('message', (message) => {
      child.off('exit', ended)
      resolve(message as Message)
    })
  })
}
