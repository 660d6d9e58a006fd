import type { SignedClient } from '#tests/helpers/api'
import { nextOf } from '#app/core/domain/paging'
import { EMPTY_GRAPH } from '#app/flows/domain/graph/graph'
import Flow from '#app/flows/models/flow'
import { FLOWS } from '#tests/functional/flows/flow_steps'
import { DateTime } from 'luxon'

const FIRST = DateTime.fromISO('2026-05-01T10:00:00.000Z')

interface Given {
  title: string
  tags?: string[]
  isFavorite?: boolean
  /** Minutes after the first. */
  opened?: number
}

/** Flows of a person, as the database keeps them. */
export function keepFlows(userId: string, given: readonly Given[]): Promise<Flow[]> {
  const rows = given.map(({ title, tags = [], isFavorite = false, opened = 0 }) => ({
    ...{ userId, title, tags, isFavorite, context: '', draft: EMPTY_GRAPH, currentStep: 1 },
    ...{ draftVersion: null, publishedVersion: null, version: 0, etag: 1, deletedAt: null },
    lastAccessedAt: FIRST.plus({ minutes: opened }),
  }))
  return Flow.createMany(rows)
}

/** The titles of all pages of a list, page by page. `between` is done after each page. */
export async function pagesOf(
  person: SignedClient,
  query: string,
  between: () => Promise<unknown> = async () => {}
): Promise<string[][]> {
  const pages: string[][] = []
  for (let path: string | null = `${FLOWS}?${query}`; path !== null;) {
    const response = await person.get(path)
    response.assertStatus(200)
    pages.push(response.body().map(({ title }: { title: string }) => title))
    path = nextOf(response.header('link') ?? null)
    await between()
  }
  return pages
}
