import { infiniteQueryOptions, queryOptions, type QueryKey } from '@tanstack/react-query'
import {
  patternOf,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
  type RouteName,
} from '#frontend/lib/api'
import { addressOf, loadPage, loadQuery } from '#frontend/lib/loading/loader'

export interface Args<Name extends RouteName> {
  params?: ParamsOf<Name>
  query?: QueryOf<Name>
}

export type ItemOf<Name extends RouteName> = ResponseOf<Name> extends (infer Item)[] ? Item : never

/** Ends the keys of lists that are loaded page by page. */
export const PAGES = 'pages'

/** One GET as options for `useQuery`. Without an answer (401, 500) the data is null. */
export function apiQuery<Name extends RouteName>(name: Name, args: Args<Name> = {}) {
  return queryOptions<ResponseOf<Name> | null>({
    queryKey: keyOf(patternOf(name), args),
    queryFn: loadQuery<ResponseOf<Name>>,
  })
}

/** A list of the server, page by page, as options for `useInfiniteQuery`. */
export function apiPages<Name extends RouteName>(name: Name, args: Args<Name> = {}) {
  const key = keyOf(patternOf(name), args)
  return infiniteQueryOptions({
    queryKey: [...key, PAGES],
    queryFn: ({ pageParam, signal }) => loadPage<ItemOf<Name>>(key, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
}

/** Where a list begins, as an address. */
export function listAddress<Name extends RouteName>(name: Name, args: Args<Name>): string {
  return addressOf(keyOf(patternOf(name), args))
}

/** `/api/prompts/:id/draft` becomes `['/api/prompts', id, 'draft']`, so that a list's key begins those of its members. */
function keyOf(pattern: string, args: { params?: object; query?: object }): QueryKey {
  const [base, ...pieces] = pattern.split('/:')
  const params = (args.params ?? {}) as Record<string, string>
  const rest = pieces.flatMap((piece) => {
    const [name, ...after] = piece.split('/')
    return [encodeURIComponent(params[name]), ...(after.length > 0 ? [after.join('/')] : [])]
  })
  return [base, ...rest, ...(args.query ? [args.query] : [])]
}
