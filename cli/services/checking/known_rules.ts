import { misuse } from '#cli/services/failure'

/** The ids of every rule that `--without` can leave out. */
export async function ruleIds(): Promise<string[]> {
  const { RULES } = await import('#app/prompts/domain/findings/all')
  return [...new Set(RULES.map(({ id }) => id))].sort()
}

/** @throws Failure, with every rule, where one of these is not known: a typing error would leave nothing out */
export async function requireKnownRules(without: string[] = []): Promise<void> {
  if (without.length === 0) return
  const known = await ruleIds()
  const unknown = without.find((id) => !known.includes(id))
  if (unknown !== undefined)
    throw misuse(`There is no rule "${unknown}". The rules are: ${known.join(', ')}.`)
}
