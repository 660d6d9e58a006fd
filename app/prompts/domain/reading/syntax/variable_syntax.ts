const NAME = /^[\p{L}_][\p{L}\p{N}_.-]*(?: [\p{L}\p{N}_.-]+){0,5}$/u
const MAX_NAME = 60

function nameBetween(text: string, from: number, closer: string): number {
  const close = text.slice(from, from + MAX_NAME + closer.length).indexOf(closer)
  if (close < 1) return -1
  return NAME.test(text.slice(from, from + close).trim()) ? from + close + closer.length : -1
}

/** End of `{{name}}` or `{name}` at `at`, or -1. */
export function braceEnd(text: string, at: number): number {
  return text[at + 1] === '{' ? nameBetween(text, at + 2, '}}') : nameBetween(text, at + 1, '}')
}

/** End of `%name%` or `%s` at `at`, or -1; "50% of 100%" is none. */
export function percentEnd(text: string, at: number): number {
  if (/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return -1
  if (/^%[sdif](?![\p{L}\p{N}%])/u.test(text.slice(at, at + 3))) return at + 2
  const end = nameBetween(text, at + 1, '%')
  return end > 0 && !text.slice(at, end).includes(' ') ? end : -1
}

/** End of `$name` or `${name}` at `at`, or -1; "$5" is an amount. */
export function dollarEnd(text: string, at: number): number {
  if (text[at + 1] === '{') return nameBetween(text, at + 2, '}')
  const name = /^[A-Za-z_][A-Za-z0-9_]{0,59}/.exec(text.slice(at + 1, at + 61))
  return name ? at + 1 + name[0].length : -1
}

/** End of `<name>` or `</name>` at `at`, or -1. */
export function angleEnd(text: string, at: number): number {
  const from = text[at + 1] === '/' ? at + 2 : at + 1
  return nameBetween(text, from, '>')
}
