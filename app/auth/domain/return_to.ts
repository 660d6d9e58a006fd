const HERE = 'https://here.invalid'
const MAX_PATH_LENGTH = 2_000

/** Paths that are no screens: going there after signing in would act, loop or fail. */
const NO_SCREENS = ['/api', '/sandbox', '/assets', '/oauth', '/health', '/signup']

/**
 * Where a person goes after signing in, if that is a screen of ours.
 * @param value what came in the address, from anybody
 * @returns path, query and fragment as a browser reads them, or null where it is not ours
 */
export function safeReturnTo(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_PATH_LENGTH) return null
  if (!value.isWellFormed() || !value.startsWith('/') || hasTrickyCharacter(value)) return null
  if (!URL.canParse(value, HERE)) return null
  const url = new URL(value, HERE)
  if (!isOurs(url)) return null
  return isScreen(url.pathname) ? url.pathname + url.search + url.hash : null
}

const isOurs = ({ origin, username, password }: URL): boolean =>
  origin === HERE && username === '' && password === ''

function isScreen(pathname: string): boolean {
  const plain = decodedPath(pathname)
  if (plain === null || hasTrickyCharacter(plain)) return false
  const path = new URL(plain, HERE).pathname.toLowerCase()
  return !NO_SCREENS.some((start) => path === start || path.startsWith(`${start}/`))
}

/** Backslashes, which browsers take for slashes, and whatever a header or a browser drops. */
function hasTrickyCharacter(text: string): boolean {
  return /[\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text) || /^\/[\s/\\]/u.test(text)
}

/** Undoes percent-encoding until none is left; null where it is broken or nested too deep. */
function decodedPath(path: string): string | null {
  let text = path
  for (let depth = 0; depth < 3; depth += 1) {
    const next = decoded(text)
    if (next === null || next === text) return next
    text = next
  }
  return null
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
