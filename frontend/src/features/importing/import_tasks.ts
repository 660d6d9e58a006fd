import type {
  GivenSource,
  ImportSession,
  KnownOnServer,
  PreviewOptions,
  RowFilter,
} from '#frontend/features/importing/import_session'
import type { PrepareOptions } from '#app/prompts/domain/importing/prepare_rows'

/** What the thread of an import is asked. */
export type ImportTask =
  | { kind: 'open'; source: GivenSource }
  | { kind: 'hashes'; options: PrepareOptions }
  | { kind: 'plan' | 'calls'; options: PreviewOptions; known: KnownOnServer }
  | {
      kind: 'page'
      options: PreviewOptions
      known: KnownOnServer
      filter: RowFilter
      page: number
    }

export interface ImportCall {
  id: number
  task: ImportTask
}

export type ImportAnswer = { id: number; result: unknown } | { id: number; failure: string }

/** Answers one task. */
export async function answerImport(session: ImportSession, task: ImportTask): Promise<unknown> {
  switch (task.kind) {
    case 'open':
      return session.open(task.source)
    case 'hashes':
      return Promise.all(session.texts(task.options).map(hashOf))
    case 'plan':
      return session.plan(task.options, task.known)
    case 'calls':
      return session.calls(task.options, task.known)
    case 'page':
      return session.page(task.options, task.known, task.filter, task.page)
  }
}

/** SHA-256 in hex, as the server makes it of saved prompts. */
async function hashOf(text: string | null): Promise<string | null> {
  if (text === null) return null
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
