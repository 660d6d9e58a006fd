import { diffWordsWithSpace } from 'diff'
import type { Context, GlobalOptions } from '#cli/services/context'
import { canceled, Failure } from '#cli/services/failure'
import { confirm, readText } from '#cli/services/read_text'
import { localTime, printList } from '#cli/services/table'
import { requireFree, writeFileText } from '#cli/services/write_file'

export interface ListOptions extends GlobalOptions {
  limit: number
  search?: string
}

export async function listPrompts(context: Context, { limit, search }: ListOptions) {
  const server = await context.connectSignedIn()
  const query = { search, saved: 'true' as const }
  const prompts = await server.list('prompts.index', limit, { query })
  printList(context, prompts, {
    none: 'You have no saved prompts yet. Keep one with: hone prompts save "…"',
    filters: { '--search': search },
    columns: [
      { title: 'id', value: ({ id }) => id },
      { title: 'title', value: ({ title }) => title },
      { title: 'version', value: ({ version }) => String(version) },
      { title: 'changed', value: ({ updatedAt }) => localTime(updatedAt) },
    ],
  })
}

export async function showPrompt(
  context: Context,
  id: string,
  { at }: GlobalOptions & { at?: number }
): Promise<void> {
  const server = await context.connectSignedIn()
  const prompt = await server.call('prompts.show', { params: { id } })
  const wanted = at ?? prompt.version
  if (wanted === 0) {
    if (context.isJson) return context.console.document(prompt)
    return context.console.writeText(prompt.draft)
  }
  const params = { id, version: String(wanted) }
  const found = await server.call('prompt_versions.show', { params })
  if (context.isJson) return context.console.document({ ...prompt, shown: found })
  context.console.writeText(found.content)
  context.console.note(`${prompt.title}, version ${found.version} of ${prompt.version}.`)
}

export interface SaveOptions extends GlobalOptions {
  file?: string
  title?: string
  to?: string
}

const SAVE_USAGE = 'hone prompts save "…", or: hone improve … | hone prompts save -'

/** Keeps a text as a new prompt or, with `--to`, as the next version of one. */
export async function savePrompt(
  context: Context,
  given: string | undefined,
  { file, title, to }: SaveOptions
): Promise<void> {
  const text = await readText(given, { file, usage: SAVE_USAGE })
  const server = await context.connectSignedIn()
  if (to === undefined) {
    const body = { original: text, saved: true, ...(title && { title }) }
    const kept = await server.call('prompts.store', { body })
    return report(context, kept, kept.id, `Saved as ${kept.id}: ${kept.title}`)
  }
  const { etag } = await server.call('prompts.show', { params: { id: to } })
  const headers = { 'if-match': `"${etag}"` }
  const body = { content: text, saved: true }
  const params = { id: to }
  const version = await server.call('prompt_versions.store', { params, body, headers })
  if (title !== undefined) {
    const named = { 'if-match': `"${version.etag}"` }
    await server.call('prompts.update', { params, body: { title }, headers: named })
  }
  report(context, version, to, `Saved as version ${version.version} of ${to}.`)
}

function report({ console, isJson }: Context, made: object, id: string, note: string): void {
  if (isJson) return console.document(made)
  console.write(id)
  console.note(note)
}

export async function listVersions(context: Context, id: string, { limit }: ListOptions) {
  const server = await context.connectSignedIn()
  const versions = await server.list('prompt_versions.index', limit, { params: { id } })
  printList(context, versions, {
    none: 'It has no versions yet.',
    columns: [
      { title: 'version', value: ({ version }) => String(version) },
      { title: 'score', value: ({ score }) => String(score) },
      { title: 'note', value: ({ note, title }) => note || title },
      { title: 'made', value: ({ createdAt }) => localTime(createdAt) },
    ],
  })
}

export async function diffVersions(
  context: Context,
  id: string,
  from: number | undefined,
  to: number | undefined
): Promise<void> {
  const server = await context.connectSignedIn()
  const { version, original } = await server.call('prompts.show', { params: { id } })
  const last = to ?? version
  const first = from ?? Math.max(last - 1, 0)
  const contentOf = async (number: number): Promise<string> => {
    if (number === 0) return original
    const params = { id, version: String(number) }
    const found = await server.call('prompt_versions.show', { params })
    return found.content
  }
  const [before, after] = await Promise.all([contentOf(first), contentOf(last)])
  const changes = diffWordsWithSpace(before, after)
  const { console } = context
  if (context.isJson) return console.document({ from: first, to: last, before, after })
  const marked = changes.map(({ added, removed, value }) => {
    if (added) return console.paint('green', console.hasColor ? value : `{+${value}+}`)
    if (removed) return console.paint('red', console.hasColor ? value : `[-${value}-]`)
    return value
  })
  console.write(marked.join(''))
}

export async function restoreVersion(
  context: Context,
  id: string,
  number: number,
  options: GlobalOptions
) {
  const server = await context.connectSignedIn()
  const { etag, title } = await server.call('prompts.show', { params: { id } })
  const question = `Make version ${number} of "${title}" the newest one?`
  const isSure =
    !context.console.isInteractive || (await confirm(context.console, question, options.yes))
  if (!isSure) throw canceled()
  const headers = { 'if-match': `"${etag}"` }
  const body = { version: number }
  const made = await server.call('restored_versions.store', { params: { id }, body, headers })
  report(context, made, id, `Version ${number} is now version ${made.version}. Nothing was lost.`)
}

export interface ExportOptions extends GlobalOptions {
  format: 'csv' | 'json' | 'markdown'
  out?: string
}

export async function exportPrompts(context: Context, options: ExportOptions) {
  const { format, out, yes } = options
  if (format === 'markdown' && out === undefined && process.stdout.isTTY)
    throw new Failure({
      code: 'binary',
      message: 'A zip file cannot be shown in a terminal.',
      next: 'hone prompts export --format markdown --out prompts.zip',
    })
  if (out !== undefined) await requireFree(context, out, yes)
  const server = await context.connectSignedIn()
  const bytes = await server.file('prompt_exports.show', { query: { format } })
  if (out === undefined) return context.console.writeRaw(bytes)
  await writeFileText(out, bytes)
  context.console.note(`Written to ${out}.`)
}
