/** One page of a list, and the address of the next. */
export interface Page<Item> {
  items: Item[]
  next: string | null
}

/** The address of the next page in a `Link` header. */
export function nextOf(link: string | null): string | null {
  return /<([^>]+)>;\s*rel="?next"?/.exec(link ?? '')?.[1] ?? null
}

/** The pages of a list, as the query cache keeps them. */
export interface Pages<Item, Param = unknown> {
  pages: Page<Item>[]
  pageParams: Param[]
}

export const itemsOf = <Item>(list: Pages<Item> | undefined): Item[] =>
  list?.pages.flatMap((page) => page.items) ?? []

/** The list with each item changed, or left out where `change` says null. */
export function mapItems<Item, Param>(
  list: Pages<Item, Param>,
  change: (item: Item) => Item | null
): Pages<Item, Param> {
  const pages = list.pages.map((page) => ({
    ...page,
    items: page.items.flatMap((item) => change(item) ?? []),
  }))
  return { ...list, pages }
}
