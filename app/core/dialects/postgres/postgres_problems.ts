import {
  readAddress,
  withoutPassword,
  type PostgresAddress,
} from '#app/core/dialects/postgres/postgres_address'

/** PostgreSQL cannot be reached, or a connection to it was lost. The message says what to do. */
export class DatabaseUnreachable extends Error {
  code = 'E_DATABASE_UNREACHABLE'
}

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

const LOST = /^(08\w{3}|57P0[1235]|25P03|ECONNRESET|EPIPE|ETIMEDOUT)$/
const LOST_WORDS =
  /^(Connection terminated|Connection ended|Query read timeout|Client (has encountered|was closed))/

/** Whether a statement failed because its connection is gone. Whether the statement took effect is unknown. */
export function isConnectionLost(error: unknown): boolean {
  return LOST.test(codeOf(error)) || (error instanceof Error && LOST_WORDS.test(error.message))
}

type Sentence = (address: PostgresAddress & { at: string; message: string }) => string

const REASONS: { codes: RegExp; sentence: Sentence }[] = [
  {
    codes: /^ECONNREFUSED$/,
    sentence: ({ at }) => `No PostgreSQL answers at ${at}. Start it, or correct DATABASE_URL.`,
  },
  {
    codes: /^(ENOTFOUND|EAI_AGAIN)$/,
    sentence: ({ host }) =>
      `The host "${host}" in DATABASE_URL is unknown. Correct it, or check the network.`,
  },
  {
    codes: /^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|timeout)$/,
    sentence: ({ at }) =>
      `Nothing answers at ${at}. Check the address in DATABASE_URL, the network and the firewall.`,
  },
  {
    codes: /^(28P01|password)$/,
    sentence: ({ at, user }) =>
      `PostgreSQL at ${at} does not accept the password of "${user}". Correct the password in DATABASE_URL.`,
  },
  {
    codes: /^28\w{3}$/,
    sentence: ({ at, user, message }) =>
      `PostgreSQL at ${at} does not let "${user}" connect. Correct the user in DATABASE_URL, or allow it in pg_hba.conf. (${message})`,
  },
  {
    codes: /^3D000$/,
    sentence: ({ at, database }) =>
      `There is no database "${database}" at ${at}. Create it (CREATE DATABASE "${database}" ENCODING 'UTF8' TEMPLATE template0), or correct DATABASE_URL.`,
  },
  {
    codes: /^42501$/,
    sentence: ({ user, database }) =>
      `"${user}" is not allowed to connect to the database "${database}". Allow it: GRANT CONNECT ON DATABASE "${database}" TO "${user}".`,
  },
  {
    codes: /^53300$/,
    sentence: ({ at }) =>
      `PostgreSQL at ${at} has no connection left. Raise its max_connections, or end other programs.`,
  },
  {
    codes: /^57P0\d$/,
    sentence: ({ at }) =>
      `PostgreSQL at ${at} is starting or shutting down. Try again in a few seconds.`,
  },
]

/** Why nobody could connect to a DATABASE_URL, and what to do, in one sentence without the password. */
export function connectionProblem(error: unknown, url: string): string {
  const { password } = withoutPassword(url)
  const raw = error instanceof Error ? error.message : String(error)
  const message = password ? raw.replaceAll(password, '…') : raw
  const address = readAddress(url)
  const at = `${address.host}:${address.port}`
  const kind = codeOf(error) || kindOf(message)
  const reason = REASONS.find(({ codes }) => codes.test(kind))
  return (
    reason?.sentence({ ...address, at, message }) ??
    `Hone cannot connect to PostgreSQL at ${at}. Correct DATABASE_URL. (${message})`
  )
}

/** What the driver says without a code. */
function kindOf(message: string): string {
  if (/timeout/i.test(message)) return 'timeout'
  return /password/i.test(message) ? 'password' : ''
}
