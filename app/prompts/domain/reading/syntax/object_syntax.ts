/** UTF-16 units of what looks like an object and has no keys as JSON has them. */
const MAX_OBJECT = 6_000
const MAX_DEPTH = 12
/** Deeper JSON is no example for a reader. It also keeps the work linear: each opener is passed so many times at most. */
const MAX_JSON_DEPTH = 40
/** Shorter lists may be anything. */
const MIN_LIST = 24

const KEYED = /^\{\s{0,200}(?:"(?:[^"\\\n]|\\.){0,200}"\s{0,20}:|\}$)/

/** A JSON-like object: a brace followed by space, a quote or another brace, closed by its partner. */
export function objectEnd(text: string, at: number): number {
  if (!/["'\s{[]/.test(text[at + 1] ?? '')) return -1
  if (KEYED.test(text.slice(at, at + 500))) {
    const end = partnerOf(text, at, text.length, MAX_JSON_DEPTH)
    if (end > 0) return end
  }
  return partnerOf(text, at, Math.min(text.length, at + MAX_OBJECT), MAX_DEPTH)
}

/** A list in JSON that holds objects, lists, texts or numbers. */
export function listEnd(text: string, at: number): number {
  if (!/^\[\s{0,200}["{[\d-]/.test(text.slice(at, at + 202))) return -1
  const end = partnerOf(text, at, text.length, MAX_JSON_DEPTH)
  return end - at >= MIN_LIST && isJson(text.slice(at, end)) ? end : -1
}

function isJson(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text))
  } catch {
    return false
  }
}

const SIGNS = /[{}[\]]/g

/** Where the bracket closes that opens at a place, counting brackets of its kind only; -1 where it does not. */
function partnerOf(text: string, at: number, limit: number, most: number): number {
  const opening = text[at]
  const closing = opening === '{' ? '}' : ']'
  let depth = 0
  SIGNS.lastIndex = at
  for (let sign = SIGNS.exec(text); sign && sign.index < limit; sign = SIGNS.exec(text)) {
    if (sign[0] === opening) depth++
    else if (sign[0] === closing && --depth === 0) return sign.index + 1
    if (depth > most) return -1
  }
  return -1
}
