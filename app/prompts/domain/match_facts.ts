import { factKey, factNameFor, type NamedFact } from '#app/prompts/domain/facts'
import { topicOf, type Topic } from '#app/prompts/domain/fact_topics'

const MAX_MATCHES = 3

/**
 * The facts that may answer a blank, best first, by what its label and their names are about. The
 * thing asked for has to be the same ("company website" is no "company"), and what narrows it down
 * must not differ ("delivery date" is no "launch date"). What was kept from this very label is first.
 */
export function matchFacts<Fact extends NamedFact>(label: string, facts: Fact[]): Fact[] {
  const asked = topicOf(label)
  const name = factKey(factNameFor(label))
  return facts
    .map((fact) => {
      const isSame = factKey(fact.name) === name
      return { fact, likeness: isSame ? 5 : likenessOf(asked, topicOf(fact.name)) }
    })
    .filter(({ likeness }) => likeness > 0)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, MAX_MATCHES)
    .map(({ fact }) => fact)
}

function likenessOf(asked: Topic | null, known: Topic | null): number {
  if (!asked || !known || known.head !== asked.head) return 0
  if (known.whole === asked.whole) return 4
  const wanted = asked.qualifiers
  const given = known.qualifiers
  if (wanted.size === given.size && given.isSubsetOf(wanted)) return 3
  if (given.isSubsetOf(wanted)) return 2
  return wanted.isSubsetOf(given) ? 1 : 0
}
