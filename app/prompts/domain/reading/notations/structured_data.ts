import { findAssignments } from '#app/prompts/domain/reading/notations/assignments'
import { linesOf, spanOf, type Run } from '#app/prompts/domain/reading/notations/lines'
import { findMarkup } from '#app/prompts/domain/reading/notations/markup'
import { findSeparated } from '#app/prompts/domain/reading/notations/separated'
import { findYaml } from '#app/prompts/domain/reading/notations/yaml'
import type { Span } from '#app/prompts/domain/types'

/** UTF-16 units before and behind a block in which a word may say what it is. */
const NEAR = 200
const NAMES_YAML =
  /\b(?:ya?ml|docker[- ]compose|compose file|kubernetes|k8s|helm|manifest|openapi|swagger|playbook|config(?:uration)?s?)\b/i
const NAMES_ASSIGNMENTS =
  /\b(?:toml|ini|dotenv|env|environment (?:file|variables)|properties|config(?:uration)?s?|settings)\b/i

/**
 * Blocks of data in XML, HTML, YAML, TOML, INI, environment files and CSV, in order, none inside another: what a text works on
 * and not what it says. A text that is nothing else has none. Linear in its length.
 */
export function findStructuredData(text: string): Span[] {
  const found = blocksIn(text)
  return saysMore(text, found) ? found : []
}

/** Whether a text is nothing but one block of data. */
export function isStructuredData(text: string): boolean {
  const plain = text.trim()
  if (/^(?:\{\s*["}]|\[\s*["{[\d])/.test(plain)) return true
  const [block, ...others] = blocksIn(plain)
  return block?.start === 0 && others.length === 0 && block.end === plain.length
}

function blocksIn(text: string): Span[] {
  if (!/[<=:,;\t|]/.test(text)) return []
  const lines = linesOf(text)
  const span = (run: Run) => spanOf(lines, run)
  const isNear = (name: RegExp) => (run: Run) => {
    const { start, end } = span(run)
    return name.test(
      `${text.slice(Math.max(0, start - NEAR), start)}\n${text.slice(end, end + NEAR)}`
    )
  }
  return outermost([
    ...findMarkup(text),
    ...findYaml(lines, isNear(NAMES_YAML)).map(span),
    ...findAssignments(lines, isNear(NAMES_ASSIGNMENTS)).map(span),
    ...findSeparated(lines, text).map(span),
  ])
}

function outermost(spans: Span[]): Span[] {
  let at = 0
  return spans
    .sort((one, other) => one.start - other.start || other.end - one.end)
    .filter(({ start, end }) => {
      const isFree = start >= at
      if (isFree) at = end
      return isFree
    })
}

/** Whether there are words outside the blocks. */
function saysMore(text: string, blocks: Span[]): boolean {
  let from = 0
  for (const { start, end } of [...blocks, { start: text.length, end: text.length }]) {
    if (/\p{L}{2}/u.test(text.slice(from, start))) return true
    from = end
  }
  return false
}
