import { spawn } from 'node:child_process'
import { once } from 'node:events'

const OPENERS: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
  linux: ['xdg-open'],
}

/** Opens a page in the user's browser, where there is one. The address is printed anyway. */
export async function openBrowser(address: string): Promise<boolean> {
  const { protocol } = new URL(address)
  if (protocol !== 'http:' && protocol !== 'https:') return false
  const [program, ...args] = OPENERS[process.platform] ?? ['xdg-open']
  const child = spawn(program, [...args, address], { stdio: 'ignore', detached: true })
  child.unref()
  try {
    await once(child, 'spawn')
    return true
  } catch {
    return false
  }
}
