import { hostname } from 'node:os'
import { text as textOf } from 'node:stream/consumers'
import type { Context, GlobalOptions } from '#cli/services/context'
import { misuse } from '#cli/services/failure'
import { awaitToken, requestDeviceCode } from '#cli/services/account/device_sign_in'
import { openBrowser } from '#cli/services/account/open_browser'
import { printFields } from '#cli/services/table'

export interface LoginOptions extends GlobalOptions {
  withToken?: boolean
  readOnly?: boolean
  admin?: boolean
  browser: boolean
}

/** Signs in with a code that the user approves in a browser or, for programs, with a token from stdin. */
export async function login(context: Context, options: LoginOptions): Promise<void> {
  if (context.environment.token !== null)
    throw misuse('HONE_TOKEN is set, and comes before any other token.', 'unset HONE_TOKEN')
  const account = context.account({ mayBeNew: true })
  const token = options.withToken ? await tokenFromStdin() : await approvedToken(context, options)
  const server = await context.connect({ ...account, token })
  const { email, plan } = await server.call('auth.user')
  context.profiles.keep({ ...account, token, email })
  if (context.isJson) return context.console.document({ host: account.host, email, plan })
  context.console.note(`Signed in to ${account.host} as ${email ?? 'you'}.`)
}

async function tokenFromStdin(): Promise<string> {
  if (process.stdin.isTTY)
    throw misuse(
      '--with-token reads a token from stdin.',
      'echo "$TOKEN" | hone login --with-token'
    )
  const given = await textOf(process.stdin)
  const token = given.trim()
  if (!/^[\w.~+/=-]{8,500}$/.test(token)) throw misuse('That is no token.')
  return token
}

async function approvedToken(context: Context, options: LoginOptions): Promise<string> {
  const { console } = context
  const asked = {
    ...{ host: context.account({ mayBeNew: true }).host, signal: context.signal },
    userAgent: `hone/${context.version}`,
  }
  const scope = [
    'read',
    ...(options.readOnly ? [] : ['write']),
    ...(options.admin ? ['admin'] : []),
  ]
  const code = await requestDeviceCode(asked, { scope: scope.join(' '), deviceName: hostname() })
  const address = code.verification_uri_complete ?? code.verification_uri
  console.complain(`Your code is ${console.paintNote('bold', code.user_code)}`)
  console.complain(`Approve it at ${code.verification_uri}`)
  if (console.isInteractive && options.browser) await openBrowser(address)
  console.note('Waiting …')
  return awaitToken(asked, code, () =>
    console.complain(
      `${asked.host} cannot be reached at the moment. Trying again until the code expires.`
    )
  )
}

/** Forgets the token of a profile, and revokes it. */
export async function logout(context: Context): Promise<void> {
  const account = context.account()
  const { name, token, source, host } = account
  if (source === 'environment')
    throw misuse('The token comes from HONE_TOKEN, which only you can unset.', 'unset HONE_TOKEN')
  if (token === null) return context.console.note(`You are not signed in to ${host}.`)
  const server = await context.connect(account)
  const isRevoked = await revokeOwn(server).catch(() => false)
  context.profiles.forget(name)
  context.console.note(
    isRevoked
      ? `Signed out of ${host}; the token is revoked.`
      : `Signed out here. ${host} could not be asked to revoke the token: do it in Settings.`
  )
}

async function revokeOwn(server: Awaited<ReturnType<Context['connect']>>): Promise<boolean> {
  // A token sees only itself.
  const [own] = await server.call('tokens.index')
  if (!own) return false
  await server.call('tokens.destroy', { params: { id: String(own.id) } })
  return true
}

export async function whoami(context: Context): Promise<void> {
  const server = await context.connectSignedIn()
  const [user, [token]] = await Promise.all([server.call('auth.user'), server.call('tokens.index')])
  const { host, name, source } = context.account()
  if (context.isJson) return context.console.document({ host, profile: name, user, token })
  printFields(context, [
    ['email', user.email],
    ['plan', user.plan],
    ['host', host],
    ['profile', name],
    ['token', `${token?.name ?? 'unnamed'}, may ${token?.scopes.join(', ')}`],
    ['from', source === 'environment' ? 'HONE_TOKEN' : 'this machine'],
  ])
}
