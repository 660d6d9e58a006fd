import {
  DEFAULT_PROPERTIES,
  type PropertyNames,
  type SourceKind,
} from '#app/content/domain/sync/property_names'
import { SAMPLE_SOURCES } from '#app/content/sandbox/sample_pages'
import { sandboxNotion } from '#app/content/sandbox/sandbox_notion'
import { isTrial } from '#config/app'
import env from '#start/env'

export type ContentService = 'notion' | 'sandbox' | 'off'

export interface NotionSource {
  kind: SourceKind
  id: string
  names: PropertyNames
}

/** The workspace that is synced, and how it is asked. */
export interface NotionSetup {
  service: ContentService
  token: string
  /** That of Notion where it is absent. */
  baseUrl?: string
  sources: NotionSource[]
  /** Requests a second. */
  rate: number
  /** Milliseconds for one request, and before the first retry. */
  timeoutMs: number
  pauseMs: number
}

const USUAL = { timeoutMs: 30_000, pauseMs: 1_000 }

let replaced: NotionSetup | undefined

/** Has this process sync another workspace, for tests and measurements; without one, the configured workspace again. */
export function syncFrom(setup?: NotionSetup): void {
  replaced = setup
}

/** What this installation syncs from. */
export function contentService(): ContentService {
  if (replaced) return replaced.service
  if (env.get('NOTION_TOKEN')) return 'notion'
  return isTrial ? 'sandbox' : 'off'
}

/** @returns null where content sync is off */
export async function notionSetup(): Promise<NotionSetup | null> {
  if (replaced) return replaced
  const service = contentService()
  const common = { ...USUAL, service, rate: env.get('NOTION_RATE') }
  if (service === 'off') return null
  if (service === 'sandbox') {
    const sources = sourcesOf({
      templates: SAMPLE_SOURCES.templates,
      guides: SAMPLE_SOURCES.guides,
    })
    return { ...common, ...(await sandboxNotion()), sources }
  }
  const ids = {
    templates: env.get('NOTION_TEMPLATES_SOURCE'),
    guides: env.get('NOTION_GUIDES_SOURCE'),
  }
  return { ...common, token: env.get('NOTION_TOKEN') ?? '', sources: sourcesOf(ids, ownNames()) }
}

const ownNames = (): Record<SourceKind, PropertyNames> => ({
  templates: env.get('NOTION_TEMPLATE_PROPERTIES'),
  guides: env.get('NOTION_GUIDE_PROPERTIES'),
})

function sourcesOf(
  ids: Record<SourceKind, string | undefined>,
  names?: Record<SourceKind, PropertyNames>
): NotionSource[] {
  return (['templates', 'guides'] as const).flatMap((kind) => {
    const id = ids[kind]
    return id === undefined
      ? []
      : [{ kind, id, names: { ...DEFAULT_PROPERTIES[kind], ...names?.[kind] } }]
  })
}
