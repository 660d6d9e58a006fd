import { ask, failure, type RouteName } from '#frontend/lib/api'
import { listAddress, type Args, type ItemOf } from '#frontend/lib/api_queries'
import { nextOf } from '#app/core/domain/paging'

/** Every entry of a list, page after page. Throws `ApiError`: a part of a list is not handed out for the whole. */
export async function wholeList<Name extends RouteName>(
  name: Name,
  args: Args<Name>
): Promise<ItemOf<Name>[]> {
  const { items } = await beginningOfList(name, args, Infinity)
  return items
}

/** The first entries of a list, `most` of them, and whether there are more. Throws `ApiError`. */
export async function beginningOfList<Name extends RouteName>(
  name: Name,
  args: Args<Name>,
  most: number
): Promise<{ items: ItemOf<Name>[]; isCut: boolean }> {
  const items: ItemOf<Name>[] = []
  let next: string | null = listAddress(name, args)
  while (next !== null && items.length < most) {
    const response: Response = await ask(next)
    if (!response.ok) throw await failure(response)
    items.push(...((await response.json()) as ItemOf<Name>[]))
    next = nextOf(response.headers.get('link'))
  }
  return { items: items.slice(0, most), isCut: next !== null || items.length > most }
}
