import type { Page } from '#frontend/lib/loader'

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
