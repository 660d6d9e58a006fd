import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import db from '@adonisjs/lucid/services/db'
import { isoTime } from '#app/core/sql_time'
import type { CollectionFormat } from '#app/prompts/domain/export/collection_formats'
import {
  COLLECTION_CSV_START,
  type CollectedPrompt,
  collectionCsvLine,
  collectionMarkdown,
  CollectionNames,
} from '#app/prompts/domain/export/prompt_collection'
import { type CurrentWorkspace, inWorkspace } from '#app/workspaces/services/current_workspace'

const PAGE = 50

/** All saved prompts of a workspace as one file, of which no more than a page is in memory. */
export function exportPrompts(workspace: CurrentWorkspace, format: CollectionFormat): Readable {
  return Readable.from(WRITERS[format](savedPrompts(workspace)), { objectMode: false })
}

type Prompts = AsyncIterable<CollectedPrompt>

const WRITERS: Record<CollectionFormat, (prompts: Prompts) => AsyncIterable<string | Buffer>> = {
  async *csv(prompts) {
    yield COLLECTION_CSV_START
    for await (const one of prompts) yield collectionCsvLine(one)
  },
  async *json(prompts) {
    let start = '[\n'
    for await (const one of prompts) {
      yield start + JSON.stringify(one)
      start = ',\n'
    }
    yield start === '[\n' ? '[]\n' : '\n]\n'
  },
  markdown: zipped,
}

async function* zipped(prompts: Prompts): AsyncIterable<Buffer> {
  const zip = new ZipFile()
  const out = zip.outputStream as Readable
  const writing = addTo(zip, prompts)
  writing.catch((error: Error) => out.destroy(error))
  try {
    for await (const chunk of out) yield chunk as Buffer
    await writing
  } finally {
    out.destroy()
  }
}

/** One file after the other, so that only one page is read. */
async function addTo(zip: ZipFile, prompts: Prompts): Promise<void> {
  const names = new CollectionNames()
  for await (const one of prompts) {
    const text = Readable.from([Buffer.from(collectionMarkdown(one))])
    zip.addReadStream(text, names.nameOf(one.title), { mtime: new Date(one.updated) })
    await finished(text)
  }
  zip.end()
}

/** In the order in which they were made. */
async function* savedPrompts(workspace: CurrentWorkspace): Prompts {
  for (let last = ''; ;) {
    const page: Saved[] = await inWorkspace(db.from('prompts'), workspace, 'prompts')
      .whereNotNull('saved_at')
      .whereNull('deleted_at')
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .select('id', 'title', 'draft', 'tags', 'category', 'created_at', 'updated_at')
    for (const { title, draft, tags, category, ...times } of page) {
      yield {
        ...{ title, prompt: draft, category },
        tags: typeof tags === 'string' ? (JSON.parse(tags) as string[]) : tags,
        ...{ created: isoTime(times.created_at), updated: isoTime(times.updated_at) },
      }
    }
    if (page.length < PAGE) return
    last = page[PAGE - 1].id
  }
}

interface Saved {
  id: string
  title: string
  draft: string
  /** Text on SQLite, JSON on PostgreSQL. */
  tags: string | string[]
  category: string
  created_at: string | Date
  updated_at: string | Date
}
