import type { PromptFilter, Sort } from '#frontend/features/saved/list/prompt_filter'

interface Listed {
  id: string
  title: string
  tags: string[]
  folder: string | null
  pinnedAt: string | null
  deletedAt: string | null
  updatedAt: string
}

const ORDERS: Record<Sort, (one: Listed, other: Listed) => number> = {
  recent: (one, other) => compare(other.updatedAt, one.updatedAt) || compare(other.id, one.id),
  created: (one, other) => compare(other.id, one.id),
  name: (one, other) => compare(one.title, other.title) || compare(one.id, other.id),
}

/**
 * What a list shows after changes that the server may not have answered yet: every prompt
 * once, without deleted ones and those that left the tag or folder, pinned ones first.
 */
export function arrangePrompts<Prompt extends Listed>(
  prompts: readonly Prompt[],
  { tag, folder, sort }: Pick<PromptFilter, 'tag' | 'folder' | 'sort'>
): { pinned: Prompt[]; others: Prompt[] } {
  const shown = [...new Map(prompts.map((prompt) => [prompt.id, prompt])).values()]
    .filter((prompt) => prompt.deletedAt === null)
    .filter((prompt) => tag === '' || prompt.tags.includes(tag))
    .filter((prompt) => folder === '' || prompt.folder === folder)
    .sort(ORDERS[sort])
  return {
    pinned: shown.filter((prompt) => prompt.pinnedAt !== null),
    others: shown.filter((prompt) => prompt.pinnedAt === null),
  }
}

/** By code units, as the server orders. */
function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** Every tag and folder that is in use, in the order of the alphabet. */
export function facetsOf(prompts: readonly Listed[]): { tags: string[]; folders: string[] } {
  const inUse = prompts.filter((prompt) => prompt.deletedAt === null)
  const sorted = (values: string[]) =>
    [...new Set(values)].sort((one, other) => one.localeCompare(other))
  return {
    tags: sorted(inUse.flatMap((prompt) => prompt.tags)),
    folders: sorted(inUse.flatMap((prompt) => prompt.folder ?? [])),
  }
}
