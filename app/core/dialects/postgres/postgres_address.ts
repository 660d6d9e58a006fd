/** What may be shown of an address such as `postgres://user:password@host:5432/hone`: all but the password. */
export interface PostgresAddress {
  host: string
  port: number
  user: string
  database: string
}

/** The parts of a DATABASE_URL. What it leaves out is what PostgreSQL's own programs take. */
export function readAddress(url: string): PostgresAddress {
  const { hostname, port, username, pathname, searchParams } = new URL(url)
  const user = decodeURIComponent(username) || searchParams.get('user') || 'postgres'
  return {
    host: hostname || searchParams.get('host') || 'localhost',
    port: Number(port || searchParams.get('port') || 5432),
    user,
    database: decodeURIComponent(pathname.slice(1)) || user,
  }
}

/** Whether a setting is the address of a PostgreSQL server, with all that is escaped in it escaped right. */
export function isPostgresAddress(value: string | undefined): value is string {
  if (value === undefined || !URL.canParse(value)) return false
  const { protocol, username, password, pathname } = new URL(value)
  if (!/^postgres(ql)?:$/.test(protocol)) return false
  try {
    decodeURIComponent(username + password + pathname)
    return true
  } catch {
    return false
  }
}

/** The password of an address, for a program that takes it from its environment, and the address without it. */
export function withoutPassword(url: string): { address: string; password: string } {
  const parsed = new URL(url)
  const password = decodeURIComponent(parsed.password) || parsed.searchParams.get('password') || ''
  parsed.password = ''
  parsed.searchParams.delete('password')
  return { address: parsed.href, password }
}
