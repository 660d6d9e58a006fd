import { safe } from '#app/content/domain/sync/page_reader'
import type { SourceKind } from '#app/content/domain/sync/property_names'
import type { SyncFailureKind } from '#app/content/domain/sync/sync_state'

const SETTING: Record<SourceKind, string> = {
  templates: 'NOTION_TEMPLATES_SOURCE',
  guides: 'NOTION_GUIDES_SOURCE',
}
const NAMES: Record<SourceKind, string> = {
  templates: 'NOTION_TEMPLATE_PROPERTIES',
  guides: 'NOTION_GUIDE_PROPERTIES',
}

/** One sentence about why a sync failed, and one about what to do. */
export function failureWords(
  failure: Exclude<SyncFailureKind, 'renamed'>,
  kind: SourceKind,
  detail = ''
): string {
  switch (failure) {
    case 'unauthorized':
      return 'Notion does not accept the token. Create a new one in Notion and set it as NOTION_TOKEN.'
    case 'missing':
      return `Notion has no data source of ${kind} that Hone may read. Check ${SETTING[kind]}, and share the data source with the connection of Hone.`
    case 'limited':
      return 'Notion limited the number of requests for too long. Try again later.'
    case 'unavailable':
      return 'Notion did not answer. What was synced so far is kept; try again later.'
    case 'refused':
      return `Notion refused a request${detail === '' ? '' : ` ("${safe(detail)}")`}.`
    case 'internal':
      return 'The sync stopped because of an error in Hone. The log of the server has the details.'
    default:
      return failure satisfies never
  }
}

/** What to do about a property that a data source no longer has. */
export const renamedWords = (kind: SourceKind, name: string): string =>
  `The data source of ${kind} has no property "${safe(name)}". Rename it back, or set ${NAMES[kind]}.`
