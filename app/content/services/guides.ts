import { loadOnce } from '#app/core/load_once'
import { readMarkdownFiles } from '#app/core/markdown_files'
import type { Part } from '#app/content/domain/article'
import { guideMinutes, readGuideFile, type Guide } from '#app/content/domain/guide_file'
import { mergeGuides, type ListedGuide } from '#app/content/domain/merge_guides'
import { findSyncedArticle, findSyncedGuides } from '#app/content/services/synced_guides'

const FOLDER = new URL('../guides/', import.meta.url)

/** A written guide with its article, and those before and after it. */
export interface OpenGuide {
  guide: ListedGuide
  parts: Part[]
  previous: ListedGuide | null
  next: ListedGuide | null
}

/** Reads every guide that comes with Hone from its file. */
export async function readGuides(): Promise<{ guides: Guide[]; faults: string[] }> {
  const guides: Guide[] = []
  const faults: string[] = []
  for (const { id, text } of await readMarkdownFiles(FOLDER)) {
    const read = readGuideFile(id, text)
    if (read.ok) guides.push(read.guide)
    else faults.push(...read.faults.map((fault) => `${id}: ${fault}`))
  }
  return { guides: guides.sort((one, other) => one.order - other.order), faults }
}

const ownGuides = loadOnce(loadGuides)

async function loadGuides(): Promise<Guide[]> {
  const { guides, faults } = await readGuides()
  if (faults.length > 0) throw new Error(faults[0])
  return guides
}

/** All guides in their order, those that are only announced and those of the workspace among them. */
export async function findGuides(): Promise<ListedGuide[]> {
  const [own, synced] = await Promise.all([ownGuides(), findSyncedGuides()])
  return mergeGuides(own.map(listed), synced)
}

const listed = (guide: Guide): ListedGuide => ({
  ...{ id: guide.id, title: guide.title, description: guide.description },
  ...{ minutes: guideMinutes(guide), syncedId: null },
})

/** The guide of this id; null where there is none, or where it is not written yet. */
export async function findGuide(id: string): Promise<OpenGuide | null> {
  const guides = await findGuides()
  const written = guides.filter(({ minutes }) => minutes !== null)
  const at = written.findIndex((guide) => guide.id === id)
  if (at < 0) return null
  const parts = await articleOf(written[at])
  const [previous, next] = [written[at - 1] ?? null, written[at + 1] ?? null]
  return parts && { guide: written[at], parts, previous, next }
}

async function articleOf({ id, syncedId }: ListedGuide): Promise<Part[] | null> {
  if (syncedId !== null) return findSyncedArticle(syncedId)
  const own = await ownGuides()
  return own.find((guide) => guide.id === id)?.parts ?? null
}
