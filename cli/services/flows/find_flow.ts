import { Failure } from '#cli/services/failure'
import type { ItemOf, Server } from '#cli/services/server'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const MAX_CANDIDATES = 20

/** The id of the flow that is meant: by its id, by its title, or by words of its title that only one flow has. */
export async function flowIdOf(server: Server, named: string): Promise<string> {
  if (UUID.test(named)) return named
  const found = await server.list('flows.index', MAX_CANDIDATES, { query: { search: named } })
  const isNamed = ({ title }: ItemOf<'flows.index'>) => title.toLowerCase() === named.toLowerCase()
  const exact = found.filter(isNamed)
  const candidates = exact.length > 0 ? exact : found
  if (candidates.length === 1) return candidates[0].id
  if (candidates.length === 0)
    throw new Failure({
      code: 'not_found',
      message: `You have no flow "${named}".`,
      next: 'hone flows list',
    })
  const lines = candidates.map(({ id, title }) => `  ${id}  ${title}`)
  throw new Failure({
    code: 'ambiguous',
    message: `"${named}" may mean ${candidates.length} flows:\n${lines.join('\n')}`,
    next: 'Name it by its id.',
  })
}
