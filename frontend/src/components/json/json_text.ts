import { parseJson } from '#app/core/domain/parse_json'
import type { PlacedFault } from '#frontend/components/json/json_editor'
import { lineAt, placeOf, repeatedNames, syntaxFault } from '#frontend/components/json/json_places'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/json'

interface Fault {
  path: (string | number)[]
  message: string
}

export interface JsonText {
  text: string
  /** What is wrong with what the JSON says. */
  check: (value: unknown) => Fault[]
}

/** A fault with the line in which it stands, for those who do not see the mark. */
type FaultInLine = PlacedFault & { sentence: string }

/**
 * Reads a text as JSON.
 * @returns what it says, undefined where it is no JSON; and each fault with its place
 */
export function readJsonText({ text, check }: JsonText): {
  value?: unknown
  faults: FaultInLine[]
} {
  try {
    const value: unknown = parseJson(text)
    const repeated = repeatedNames(text).map(({ name, ...place }) => ({
      ...place,
      message: t('json.repeated', { name }),
    }))
    const found = check(value).map(({ path, message }) => ({ ...placeOf(text, path), message }))
    const faults = [...repeated, ...found].sort((one, other) => one.from - other.from)
    return { value, faults: faults.map((fault) => inLine(text, fault)) }
  } catch {
    const place = syntaxFault(text) ?? { from: text.length, to: text.length }
    return { faults: [inLine(text, { ...place, message: t('json.noJson') })] }
  }
}

const inLine = (text: string, fault: PlacedFault): FaultInLine => ({
  ...fault,
  sentence: t('json.line', { line: lineAt(text, fault), message: fault.message }),
})
