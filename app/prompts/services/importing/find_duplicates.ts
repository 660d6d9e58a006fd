import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { importCapacity } from '#app/prompts/services/importing/import_capacity'
import { type CurrentWorkspace, inWorkspace } from '#app/workspaces/services/current_workspace'

export interface DuplicateText {
  /** SHA-256 of the text in UTF-8, in hex. */
  hash: string
  promptId: string
  title: string
}

export interface FoundDuplicates {
  duplicates: DuplicateText[]
  /** How many more prompts can be imported. */
  capacity: number
}

/** Pages end by prompts and not by length: one has at most 50 texts of 50,000 characters, and others get their turn between. */
const PAGE = 50

/** Which of some texts are saved in a workspace already, by their hashes, so that texts need not leave the browser for it. */
export async function findDuplicates(
  workspace: CurrentWorkspace,
  hashes: readonly string[]
): Promise<FoundDuplicates> {
  const { saved, prompts } = await importCapacity(workspace.ownerId)
  const capacity = Math.min(saved ?? prompts, prompts)
  const wanted = new Set(hashes)
  const duplicates: DuplicateText[] = []
  for (let last = ''; wanted.size > 0;) {
    const page = await savedAfter(workspace, last)
    for (const { id, title, draft } of page) {
      const hash = createHash('sha256').update(draft).digest('hex')
      if (wanted.delete(hash)) duplicates.push({ hash, promptId: id, title })
    }
    if (page.length < PAGE) break
    last = page[PAGE - 1].id
  }
  return { duplicates, capacity }
}

const savedAfter = (workspace: CurrentWorkspace, last: string): Promise<Saved[]> =>
  inWorkspace(db.from('prompts'), workspace, 'prompts')
    .whereNotNull('saved_at')
    .whereNull('deleted_at')
    .where('id', '>', last)
    .orderBy('id')
    .limit(PAGE)
    .select('id', 'title', 'draft')

interface Saved {
  id: string
  title: string
  draft: string
}
