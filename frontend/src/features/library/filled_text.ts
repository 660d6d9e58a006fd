import { readBlanks } from '#app/prompts/domain/blanks/blanks'
import { fillTemplate } from '#app/prompts/domain/templating/variable_names'
import { PROMPT_LENGTH } from '#frontend/prompts/prompt_limit'
import { t } from '#frontend/lib/texts'

/** UTF-16 units of one value. */
export const MAX_VALUE_LENGTH = 20_000

interface Named {
  name: string
  label: string
}

/**
 * The prompt with what is filled in. What is open is a blank with the label of its field, so that it can be filled in
 * later. In a quote, in code or in a table nothing counts as a blank: there it stays a variable.
 */
export function filledText(
  content: string,
  variables: readonly Named[],
  values: ReadonlyMap<string, string>
): string {
  const open = variables.filter(({ name }) => !values.has(name))
  if (open.length === 0) return fillTemplate(content, values)
  const blanks = open.map(({ name, label }): [string, string] => [name, blankOf(label)])
  const seen = new Set(
    readBlanks(fillTemplate(content, new Map(blanks))).map(({ label }) => `[${label}]`)
  )
  const shown = blanks.filter(([, blank]) => seen.has(blank))
  return fillTemplate(content, new Map([...shown, ...values]))
}

const blankOf = (label: string): string => `[${label.replaceAll(/[[\]]/g, '').trim()}]`

/** Why a filled prompt cannot be used; null where it can. */
export function fillingProblem(
  text: string,
  variables: readonly Named[],
  values: ReadonlyMap<string, string>
): string | null {
  const long = variables.find(({ name }) => (values.get(name) ?? '').length > MAX_VALUE_LENGTH)
  if (long)
    return t('library.template.longValue', { label: long.label, most: shown(MAX_VALUE_LENGTH) })
  if (text.length <= PROMPT_LENGTH) return null
  const sizes = { length: shown(text.length), most: shown(PROMPT_LENGTH) }
  return t('library.template.longPrompt', sizes)
}

const shown = (count: number): string => count.toLocaleString('en')
