const MAX_ID_LENGTH = 60

/**
 * The id of a guide in its address, from its title; empty where the title has no letters or digits.
 * @param pageId of the page in Notion, where another guide has the same title
 */
export function guideId(title: string, pageId: string | null): string {
  const slug = title
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_ID_LENGTH)
    .replaceAll(/^-+|-+$/g, '')
  return pageId === null ? slug : [slug, pageId].filter((part) => part !== '').join('-')
}
