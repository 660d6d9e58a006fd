import { bracesAt, isVariableName } from '#app/core/domain/variables'

/** Of a variable in another syntax. */
const NAME = /^[\p{L}_][\p{L}\p{M}\p{N}_.-]*(?: [\p{L}\p{M}\p{N}_.-]+){0,5}$/u
const MAX_NAME = 60

function nameBetween(text: string, from: number, closer: string): number {
  const close = text.slice(from, from + MAX_NAME + closer.length).indexOf(closer)
  if (close < 1) return -1
  return NAME.test(text.slice(from, from + close).trim()) ? from + close + closer.length : -1
}

/** What two braces enclose at a place: a variable, or what is kept as it is, such as `{{ name | upper }}`. */
export function doubleBraces(
  text: string,
  at: number
): { end: number; isVariable: boolean } | null {
  const found = bracesAt(text, at)
  return found && { end: found.end, isVariable: !found.isKept && isVariableName(found.inner) }
}

/** An argument of a command of TeX, such as the second one of `\frac{a}{b}`, or what stands above or below. */
const TEX_BEFORE = /\\[A-Za-z]{2,30}\*?(?:\{{1,2}[^{}]{0,80}\}{1,2})*$|[\^_]$/
const MAX_TEX = 200

/** End of `{name}` at `at`, or -1. Behind a dollar sign, it is none that `dollarVariable` has refused. */
export const braceEnd = (text: string, at: number): number =>
  text[at - 1] === '$' || TEX_BEFORE.test(text.slice(Math.max(0, at - MAX_TEX), at))
    ? -1
    : nameBetween(text, at + 1, '}')

/** End of `%name%` or `%s` at `at`, or -1; "50% of 100%" is none. */
export function percentEnd(text: string, at: number): number {
  if (/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return -1
  if (/^%[sdif](?![\p{L}\p{N}%])/u.test(text.slice(at, at + 3))) return at + 2
  const end = nameBetween(text, at + 1, '%')
  return end > 0 && !text.slice(at, end).includes(' ') ? end : -1
}

/** `${name}` or `${name:what it usually is}`. */
export interface DollarVariable {
  end: number
  name: string
  /** What it stands for where nothing is given; null where the text does not say. */
  preset: string | null
}

const MAX_DOLLAR = 300
const DOLLAR = /^\$\{([^{}:\n]{1,60})(?::-?([^{}\n]{0,200}))?\}(?!\})/

/** The variable that a `$` opens at a place, or null. A name without braces, such as `$PATH`, belongs to code. */
export function dollarVariable(text: string, at: number): DollarVariable | null {
  const found = DOLLAR.exec(text.slice(at, at + MAX_DOLLAR))
  if (!found || '\\${'.includes(text[at - 1] ?? ' ')) return null
  const [whole, name, preset] = found
  return NAME.test(name.trim()) ? { end: at + whole.length, name, preset: preset || null } : null
}

const OF_CODE = /^(?:[A-Z][A-Z0-9_]*|[a-z])$/

/**
 * What `$name` is at a place: a variable of another syntax, or code, as in `$PATH` and "from $x to $y". Null where it is
 * neither, as in "$5".
 */
export function dollarName(text: string, at: number): { end: number; isCode: boolean } | null {
  const name = /^[A-Za-z_][A-Za-z0-9_]{0,59}/.exec(text.slice(at + 1, at + 61))?.[0]
  return name === undefined ? null : { end: at + 1 + name.length, isCode: OF_CODE.test(name) }
}

const FORMULA = /^(\$\$?)(?![\s$])([^$]{1,400})(?<![\s\\])\1(?![\p{L}\p{N}$])/u
const MATH_SIGN = /[\^\\=+*<>|]|(?<![\p{L}\p{N}])\p{L}_|\p{L}'?\(|^\p{L}$/u

/** End of a formula of TeX at `at`, `$x^2$` or `$$…$$`, or -1; "$5 and $10" is none. */
export function formulaEnd(text: string, at: number): number {
  const found = FORMULA.exec(text.slice(at, at + 410))
  if (!found || !MATH_SIGN.test(found[2])) return -1
  return found[1] === '$' && found[2].includes('\n') ? -1 : at + found[0].length
}

/** End of `<name>` or `</name>` at `at`, or -1. */
export function angleEnd(text: string, at: number): number {
  const from = text[at + 1] === '/' ? at + 2 : at + 1
  return nameBetween(text, from, '>')
}
