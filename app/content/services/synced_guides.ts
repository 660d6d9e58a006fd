import db from '@adonisjs/lucid/services/db'
import { minutesToReadText, type Part } from '#app/content/domain/article'
import type { ListedGuide } from '#app/content/domain/merge_guides'
import { readForeignArticle } from '#app/content/services/articles/read_foreign_article'
import { GUIDES, type GuideRow } from '#app/content/services/sync/guide_target'

type Head = Pick<GuideRow, 'id' | 'title' | 'description' | 'version' | 'updated_ms'>
type Kept = Pick<Head, 'id' | 'version' | 'updated_ms'>

const KEPT = ['id', 'version', 'updated_ms'] as const
const MAX_ARTICLES = 100

/** What was found out about a guide as it was at a time. Each process finds it out for itself. */
const minutes = new Map<string, number>()
const articles = new Map<string, Promise<Part[]>>()

const stateOf = ({ id, version, updated_ms: updatedMs }: Kept) => `${updatedMs} ${version} ${id}`

/** The guides of the workspace that everybody may read. */
const publicGuides = () => db.from(GUIDES).where({ is_public: true, is_archived: false })

/** The guides of the workspace that everybody may read, in their order. */
export async function findSyncedGuides(): Promise<ListedGuide[]> {
  const heads: Head[] = await publicGuides()
    .orderBy('position')
    .orderBy('id')
    .select(...KEPT, 'title', 'description')
  await countMinutes(heads)
  return heads.map((head) => ({
    ...{ id: head.id, title: head.title, description: head.description },
    ...{ minutes: minutes.get(stateOf(head)) ?? 1, syncedId: head.id },
  }))
}

async function countMinutes(heads: readonly Kept[]): Promise<void> {
  const states = new Map(heads.map((head) => [stateOf(head), head.id]))
  for (const state of minutes.keys()) if (!states.has(state)) minutes.delete(state)
  for (const [state, id] of states) {
    if (minutes.has(state)) continue
    const row = await db.from(GUIDES).where('id', id).select('body').first()
    minutes.set(state, minutesToReadText(row?.body ?? ''))
  }
}

/** The article of a guide of the workspace; null where it is gone. It is read once, not for each reader. */
export async function findSyncedArticle(id: string): Promise<Part[] | null> {
  const row: (Kept & Pick<GuideRow, 'body'>) | null = await publicGuides()
    .where('id', id)
    .select(...KEPT, 'body')
    .first()
  if (!row) return null
  const state = stateOf(row)
  if (articles.size >= MAX_ARTICLES) articles.clear()
  const article = articles.get(state) ?? readForeignArticle(row.body)
  articles.set(state, article)
  return article.catch((error: unknown) => {
    articles.delete(state)
    throw error
  })
}
