import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Data } from '#client/data'
import { factKey } from '#app/prompts/domain/facts'
import { api } from '#frontend/lib/api'
import { apiQuery } from '#frontend/lib/api_queries'

export type Fact = Data.Prompts.Fact

export interface FactWords {
  name: string
  value: string
}

export const factsQuery = apiQuery('facts.index')

/** Writes facts on the server and in what is shown of them. Each throws `ApiError`. */
export function useFactWrites() {
  const client = useQueryClient()
  const show = (change: (facts: Fact[]) => Fact[]) => changeShown(client, change)
  return {
    async create(words: FactWords): Promise<Fact> {
      const fact = await api.facts.store({ body: words })
      show((facts) => [...facts, fact])
      return fact
    },
    async change({ id }: Fact, words: Partial<FactWords>): Promise<Fact> {
      const changed = await api.facts.update({ params: { id }, body: words })
      show((facts) => facts.map((fact) => (fact.id === id ? changed : fact)))
      return changed
    },
    /** It is gone from the list at once, and back there when the server refuses. */
    async remove(fact: Fact): Promise<void> {
      show((facts) => facts.filter(({ id }) => id !== fact.id))
      try {
        await api.facts.destroy({ params: { id: fact.id } })
      } catch (error) {
        show((facts) => [...facts, fact])
        throw error
      }
    },
  }
}

function changeShown(client: QueryClient, change: (facts: Fact[]) => Fact[]): void {
  client.setQueryData(factsQuery.queryKey, (facts) => (facts ? change(facts).sort(byName) : facts))
}

const byName = (one: Fact, other: Fact) => (factKey(one.name) < factKey(other.name) ? -1 : 1)
