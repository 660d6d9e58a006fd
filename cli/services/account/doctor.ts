import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from '#cli/services/context'
import { EXIT } from '#cli/services/exit_codes'
import { Failure } from '#cli/services/failure'

interface Check {
  name: string
  ok: boolean
  detail: string
}

/** Checks what the commands need, one thing after the other. */
export async function doctor(context: Context): Promise<void> {
  const checks = [
    engineCheck(),
    await engineWorks(),
    folderCheck(context),
    ...(await serverChecks(context)),
  ]
  const { console, isJson } = context
  if (isJson) console.document({ ok: checks.every(({ ok }) => ok), checks })
  else
    for (const { name, ok, detail } of checks) {
      const mark = ok ? console.paint('green', '✓') : console.paint('red', '✗')
      console.write(`${mark} ${name}: ${detail}`)
    }
  if (!checks.every(({ ok }) => ok)) process.exitCode = EXIT.failed
}

const engineCheck = (): Check => ({
  ...{ name: 'Node.js', ok: true },
  detail: `${process.versions.node} on ${process.platform} ${process.arch}`,
})

async function engineWorks(): Promise<Check> {
  const { improveOffline } = await import('#cli/services/improving/offline_engine')
  const { DEFAULT_SETTINGS } = await import('#app/prompts/domain/types')
  const text = 'write an email about our new product'
  const { variants } = await improveOffline({ text, settings: DEFAULT_SETTINGS })
  const ok = variants.length > 0
  return { name: 'Engine', ok, detail: ok ? 'improves prompts without a server' : 'does not work' }
}

function folderCheck({ environment }: Context): Check {
  const { folder } = environment
  const name = 'Settings'
  if (!existsSync(folder)) return { name, ok: true, detail: `none yet; they will be in ${folder}` }
  try {
    accessSync(folder, constants.W_OK)
  } catch {
    return { name, ok: false, detail: `${folder} cannot be written` }
  }
  const tokens = join(folder, 'credentials.json')
  const isOpen = existsSync(tokens) && (statSync(tokens).mode & 0o077) !== 0
  if (isOpen && process.platform !== 'win32')
    return { name, ok: false, detail: `others can read ${tokens}; run: chmod 600 ${tokens}` }
  return { name, ok: true, detail: folder }
}

async function serverChecks(context: Context): Promise<Check[]> {
  const account = context.account()
  const { host, token, source } = account
  const server = await context.connect(account)
  try {
    await server.call('health.ready')
  } catch (error) {
    return [{ name: 'Server', ok: false, detail: sentenceOf(error) }]
  }
  const reached = { name: 'Server', ok: true, detail: `${host} is ready` }
  if (token === null)
    return [reached, { name: 'Sign-in', ok: true, detail: 'not signed in; run: hone login' }]
  try {
    const { email } = await server.call('auth.user')
    const from = source === 'environment' ? 'by HONE_TOKEN' : 'by the token on this machine'
    return [reached, { name: 'Sign-in', ok: true, detail: `${email ?? 'signed in'}, ${from}` }]
  } catch (error) {
    return [reached, { name: 'Sign-in', ok: false, detail: sentenceOf(error) }]
  }
}

const sentenceOf = (error: unknown): string => {
  if (!(error instanceof Failure)) return String(error)
  return [error.message, error.next && `Next: ${error.next}`].filter(Boolean).join(' ')
}
