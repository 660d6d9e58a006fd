import { FAMILIES } from '#app/prompts/domain/reading/family/families'
import { misuse } from '#cli/services/failure'

/** @throws Failure, with the kinds that can be given, where Hone does not know this one */
export async function requireKnownKind(kind: string | undefined): Promise<void> {
  if (kind === undefined) return
  const { DELIVERABLE_LABELS, isKnownKind } =
    await import('#app/prompts/domain/kinds/deliverable_labels')
  if (isKnownKind(kind)) return
  const family = FAMILIES.find((one) => kind.startsWith(`${one}/`))
  const known = family
    ? Object.keys(DELIVERABLE_LABELS[family]).map((id) => `${family}/${id}`)
    : FAMILIES
  throw misuse(`There is no kind "${kind}". Give one of: ${known.join(', ')}.`)
}
