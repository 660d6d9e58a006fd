import { bracesAt } from '#app/core/domain/variables'
import type { Span } from '#app/prompts/domain/types'
import { VARIABLE_FORMS } from '#app/prompts/domain/importing/variable_forms'

/** One variable that was written in another syntax. */
export interface ConvertedVariable extends Span {
  /** As it was written. */
  written: string
  name: string
  /** What it stands for where nothing is given, or null. */
  preset: string | null
}

export interface Converted {
  text: string
  /** In the order of the original text, whose offsets they have. */
  variables: ConvertedVariable[]
}

/** Where a variable may open, and what must not be looked into: fences, inline code, links, and braces of Hone. */
const OPENER = /```|~~~|`|\{|\$|\[|<|https?:\/\//g
const LINK = /^https?:\/\/[^\s<>"']*/
const MAX_INLINE_CODE = 2_000

/**
 * Writes variables of other syntaxes as `{{name}}`: `${x}`, `${x:usual}`, `[x]` and `<x>`. All else
 * stays as it is, character by character: code, links, tags with their ends, checkboxes, JSON, and blanks that say more
 * than a name can. Reference: the syntaxes that product.md names.
 */
export function convertVariables(text: string): Converted {
  const variables = foreignVariables(text)
  let out = ''
  let from = 0
  for (const { start, end, name } of variables) {
    out += `${text.slice(from, start)}{{${name}}}`
    from = end
  }
  return { text: out + text.slice(from), variables }
}

function foreignVariables(text: string): ConvertedVariable[] {
  const found: ConvertedVariable[] = []
  const closed = closedNames(text)
  const opener = new RegExp(OPENER)
  for (let match = opener.exec(text); match; match = opener.exec(text)) {
    const at = match.index
    const skipped = skippedEnd(text, at, match[0])
    if (skipped !== null) {
      opener.lastIndex = Math.max(skipped, at + 1)
      continue
    }
    const one = VARIABLE_FORMS.get(match[0])?.(text, at)
    if (
      !one ||
      closed.has(
        text
          .slice(at + 1, one.end - 1)
          .trim()
          .toLowerCase()
      )
    )
      continue
    const { end, name, preset } = one
    found.push({ start: at, end, written: text.slice(at, end), name, preset })
    opener.lastIndex = end
  }
  return found
}

const CLOSING = /[<[]\/([^<>[\]\n]{1,60})[>\]]/g
const DEFINITION = /^[ \t]{0,3}\[([^[\]\n]{1,160})\]:/gm

/** Names with an end such as `</x>` or `[/x]`, which frame a part, and those of links that the text defines. */
function closedNames(text: string): Set<string> {
  const names = [...text.matchAll(CLOSING), ...text.matchAll(DEFINITION)]
  return new Set(names.map(([, name]) => name.trim().toLowerCase()))
}

/** Where a stretch ends that is left alone, or null where none begins. */
function skippedEnd(text: string, at: number, sign: string): number | null {
  if (sign === '{') return bracesAt(text, at)?.end ?? null
  if (sign === '`') return inlineEnd(text, at)
  if (sign === '```' || sign === '~~~') return fenceEnd(text, at, sign)
  if (sign.startsWith('http')) return at + (LINK.exec(text.slice(at, at + 2_000))?.[0].length ?? 1)
  return null
}

/** A fence that is never closed reaches to the end. */
function fenceEnd(text: string, at: number, sign: string): number {
  const close = text.indexOf(sign, at + 3)
  return close < 0 ? text.length : close + 3
}

function inlineEnd(text: string, at: number): number {
  const code = text.slice(at + 1, at + 1 + MAX_INLINE_CODE)
  const close = code.search(/[`\n]/)
  return code[close] === '`' ? at + close + 2 : at + 1
}
