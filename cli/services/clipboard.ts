import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Programs that put what they read on the clipboard, by system. The first one that is there is used. */
const PROGRAMS: Partial<Record<NodeJS.Platform, string[][]>> = {
  darwin: [['pbcopy']],
  win32: [['clip.exe']],
  linux: [
    ['wl-copy'],
    ['xclip', '-selection', 'clipboard'],
    ['xsel', '--clipboard', '--input'],
    ['clip.exe'],
  ],
}

/**
 * Copies a text: by a program of the system, or else by the terminal itself, which works through SSH as well.
 * @returns whether there was a clipboard
 */
export async function copyText(text: string): Promise<boolean> {
  for (const [program, ...args] of PROGRAMS[process.platform] ?? [])
    if (await pipedInto(program, args, text)) return true
  if (!process.stderr.isTTY) return false
  // OSC 52: the terminal puts it on its own clipboard.
  process.stderr.write(`\u001B]52;c;${Buffer.from(text).toString('base64')}\u0007`)
  return true
}

async function pipedInto(program: string, args: string[], text: string): Promise<boolean> {
  const child = spawn(program, args, { stdio: ['pipe', 'ignore', 'ignore'] })
  child.stdin.on('error', () => {})
  child.stdin.end(text)
  try {
    const [code] = (await once(child, 'exit')) as [number | null]
    return code === 0
  } catch {
    return false
  }
}
