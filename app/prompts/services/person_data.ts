import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { eraseTables } from '#app/core/personal/erase_tables'
import {
  countRows,
  exportTables,
  type FilePiece,
  pagesOf,
  type PersonalExport,
  type PersonalFile,
} from '#app/core/personal/export_tables'
import { ownedBy, ownedThrough, type PersonalTable } from '#app/core/personal/personal_table'
import { isoTime } from '#app/core/sql_time'
import { oneLine } from '#app/prompts/domain/export/exported_prompt'
import { fileStem } from '#app/prompts/domain/export/file_name'

const PROMPTS: PersonalTable = {
  name: 'prompts',
  key: ['id'],
  of: ownedBy('user_id'),
  file: {
    path: 'prompts/prompts.json',
    about: 'Your prompts, deleted ones too until they are removed.',
    columns: [
      ...['id', 'title', 'original', 'draft', 'settings', 'improvement', 'category', 'folder'],
      ...['tags', 'version', 'worked', 'pinned_at', 'saved_at', 'deleted_at', 'created_at'],
      ...['updated_at', 'import_id'],
    ],
    json: ['settings', 'improvement', 'tags'],
  },
}

const VERSIONS: PersonalTable = {
  name: 'prompt_versions',
  key: ['id'],
  of: ownedThrough('prompt_id', 'prompts'),
  file: {
    path: 'prompts/versions.json',
    about: 'Every version of your prompts, with its edits and their reasons.',
    columns: [
      ...['id', 'prompt_id', 'number', 'variant', 'title', 'content', 'note', 'improvements'],
      ...['reasoning', 'edits', 'blanks', 'score', 'score_filled', 'created_at'],
    ],
    json: ['improvements', 'edits', 'blanks'],
  },
}

/** In the order in which they are erased: what refers to others comes first. */
export const PERSONAL_TABLES: PersonalTable[] = [
  {
    name: 'share_openings',
    key: ['id'],
    of: ownedBy('user_id'),
    file: {
      path: 'prompts/opened_links.json',
      about: 'The links of others that you opened.',
      columns: ['id', 'opened_at'],
    },
  },
  {
    name: 'share_links',
    key: ['id'],
    of: ownedBy('user_id'),
    file: {
      path: 'prompts/share_links.json',
      about: 'The links to your prompts that you created, without their secrets.',
      columns: ['id', 'prompt_id', 'version_id', 'expires_at', 'revoked_at', 'created_at'],
    },
  },
  {
    name: 'tryouts',
    key: ['id'],
    of: ownedBy('user_id'),
    file: {
      path: 'prompts/tryouts.json',
      about: 'Prompts that you tried with a model: both answers, your vote and your reason.',
      columns: [
        ...['id', 'prompt_id', 'version', 'original', 'values', 'provider', 'model', 'is_demo'],
        ...['original_answer', 'version_answer', 'vote', 'reason', 'judgement', 'created_at'],
      ],
      json: ['values', 'original_answer', 'version_answer', 'judgement'],
    },
  },
  VERSIONS,
  PROMPTS,
  {
    name: 'prompt_imports',
    key: ['id'],
    of: ownedBy('user_id'),
    file: {
      path: 'prompts/imports.json',
      about: 'Your imports of prompts, undone ones too.',
      columns: ['id', 'name', 'source', 'prompt_count', 'undone_at', 'created_at'],
    },
  },
  {
    name: 'facts',
    key: ['id'],
    of: ownedBy('user_id'),
    file: {
      path: 'prompts/facts.json',
      about: 'What you saved about yourself and your work.',
      columns: ['id', 'name', 'value', 'created_at', 'updated_at'],
    },
  },
]

export async function exportPerson(userId: string): Promise<PersonalExport> {
  const { rows, files } = await exportTables(userId, PERSONAL_TABLES)
  const texts = (await countRows(userId, PROMPTS)) + (await countRows(userId, VERSIONS))
  return { rows: rows + texts, files: all(files, promptTexts(userId)) }
}

async function* all(files: PersonalFile[], texts: AsyncIterable<PersonalFile>) {
  yield* files
  yield* texts
}

/** One file of Markdown for each prompt. */
async function* promptTexts(userId: string): AsyncIterable<PersonalFile> {
  for await (const page of pagesOf(userId, PROMPTS, ['title', 'original', 'draft'])) {
    for (const row of page) {
      const prompt = row as unknown as PromptRow
      yield {
        path: `prompts/texts/${fileStem(prompt.title)}-${prompt.id}.md`,
        listedAs: 'prompts/texts/',
        about: 'Each prompt as text: its draft, what you first typed, and all its versions.',
        pieces: () => promptPieces(prompt),
      }
    }
  }
}

interface PromptRow {
  id: string
  title: string
  original: string
  draft: string
}

async function* promptPieces({ id, title, original, draft }: PromptRow): AsyncIterable<FilePiece> {
  const text = `# ${oneLine(title)}\n\n## Draft\n\n${draft}\n\n## Original\n\n${original}\n`
  yield { text, rows: 1 }
  for (let last = 0; ;) {
    const version = await db
      .from('prompt_versions')
      .where('prompt_id', id)
      .where('number', '>', last)
      .orderBy('number')
      .select('number', 'content', 'note', 'created_at')
      .first()
    if (!version) return
    last = version.number
    const heading = `## Version ${last}, ${isoTime(version.created_at).slice(0, 10)}`
    const note = version.note ? `${oneLine(version.note)}\n\n` : ''
    yield { text: `\n${heading}\n\n${note}${version.content}\n`, rows: 1 }
  }
}

/** @returns whether there may be more */
export const erasePerson = (userId: string, trx: TransactionClientContract): Promise<boolean> =>
  eraseTables(userId, PERSONAL_TABLES, trx)
