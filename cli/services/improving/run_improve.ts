import { LEFT_ALONE_SENTENCES } from '#app/prompts/domain/left_alone_sentences'
import {
  DEFAULT_SETTINGS,
  type Audience,
  type Goal,
  type ImproveRequest,
  type Settings,
  type Variant,
  type VariantId,
} from '#app/prompts/domain/types'
import { copyText } from '#cli/services/clipboard'
import type { Context, GlobalOptions } from '#cli/services/context'
import { chosenVariant, type Improved, improveText } from '#cli/services/improving/improve_text'
import { requireKnownKind } from '#cli/services/improving/known_kind'
import { markedChanges, reasonLines } from '#cli/services/improving/marked_changes'
import { readText } from '#cli/services/read_text'
import { requireFree, writeFileText } from '#cli/services/write_file'

export interface ImproveOptions extends GlobalOptions {
  file?: string
  variant?: VariantId
  kind?: string
  tone?: number
  detail?: number
  audience?: Audience
  goal?: Goal
  context?: string
  model?: string
  offline?: boolean
  explain?: boolean
  diff?: boolean
  copy?: boolean
  out?: string
}

const USAGE = 'hone improve "write an email about our product", or: hone improve - < brief.txt'

/** Improves a text, and prints the better prompt alone, so that it can be piped on. */
export async function runImprove(
  context: Context,
  given: string | undefined,
  options: ImproveOptions
): Promise<void> {
  await requireKnownKind(options.kind)
  if (options.out !== undefined) await requireFree(context, options.out, options.yes)
  const text = await readText(given, { file: options.file, usage: USAGE })
  const improved = await improveUntilKnown(context, requestOf(text, options), options)
  const variant = chosenVariant(improved, options.variant)
  const content = variant?.content ?? text
  if (options.out !== undefined) await writeFileText(options.out, content)
  const isCopied = options.copy === true && (await copyText(content))
  if (context.isJson) return context.console.document(documentOf(text, improved, variant))
  show(context, { text, improved, variant, content, isCopied }, options)
}

function requestOf(text: string, options: ImproveOptions): ImproveRequest {
  const { kind, tone, detail, audience, goal } = options
  const chosen = { kind, tone, detail, audience, goal }
  const moved = Object.entries(chosen).filter(([, value]) => value !== undefined)
  const settings: Settings = { ...DEFAULT_SETTINGS, ...Object.fromEntries(moved) }
  return { text, settings, ...(options.context && { context: options.context }) }
}

/** Where the engine asks what should come back, the user is asked, if there is one. */
async function improveUntilKnown(
  context: Context,
  request: ImproveRequest,
  { model = null, offline = false }: { model?: string | null; offline?: boolean }
): Promise<Improved> {
  const { console } = context
  const { stream, end } = await deltaView(context, model)
  const wish = { request, model, isOffline: offline, onDelta: stream }
  const improved = await improveText(context, wish).finally(end)
  if (!improved.question || !console.isInteractive) return improved
  const { pickKind } = await import('#cli/ui/pick_kind')
  const kind = await pickKind(context, improved.question)
  if (kind === null) return improved
  const settings = { ...request.settings, kind }
  return improveText(context, { ...wish, request: { ...request, settings } })
}

/** Shows what a model writes while it writes, and takes it away when the result is there. */
async function deltaView(context: Context, model: string | null) {
  if (model === null || !context.console.canDraw) return { stream: () => {}, end: () => {} }
  const { showStream } = await import('#cli/ui/streamed_text')
  return showStream(`${model} writes`)
}

interface Shown {
  text: string
  improved: Improved
  variant: Variant | null
  content: string
  isCopied: boolean
}

function show({ console }: Context, shown: Shown, options: ImproveOptions): void {
  const { text, improved, variant, content } = shown
  const edits = variant?.edits ?? []
  if (options.diff) console.write(markedChanges(text, edits, console))
  else if (options.out === undefined) console.write(content.replace(/\n$/, ''))
  const reasons = options.explain && !options.diff ? reasonLines(edits) : []
  const notes = notesOf(improved, variant, options.variant)
  for (const line of [...reasons, ...notes, ...doneWith(shown, options)]) console.note(line)
}

function doneWith({ isCopied }: Shown, { out, copy }: ImproveOptions): string[] {
  const copied = isCopied ? 'Copied.' : 'There is no clipboard to copy to.'
  return [...(out === undefined ? [] : [`Written to ${out}.`]), ...(copy ? [copied] : [])]
}

function notesOf(improved: Improved, variant: Variant | null, wanted?: VariantId): string[] {
  const { question, leftAlone, notice, analysis, promptId } = improved
  const notes: string[] = []
  if (question) {
    notes.push('What should come back? Repeat it with one of:')
    notes.push(...question.kinds.map(({ id, label }) => `  --kind ${id}  ${label}`))
  } else if (leftAlone) notes.push(LEFT_ALONE_SENTENCES[leftAlone])
  else if (!variant) notes.push(`There is no variant "${wanted}" of this prompt.`)
  if (variant) notes.push(scoreNote(analysis.score.value, variant))
  if (notice) notes.push(notice)
  if (promptId !== null)
    notes.push(`Kept as ${promptId}. See it with: hone prompts show ${promptId}`)
  return notes
}

function scoreNote(before: number, { title, score, scoreFilled, blanks }: Variant): string {
  const filled = blanks.length === 1 ? 'its blank filled' : `its ${blanks.length} blanks filled`
  const after =
    blanks.length > 0
      ? `${Math.round(score)}, ${Math.round(scoreFilled)} with ${filled}`
      : Math.round(score)
  return `${title}: ${Math.round(before)} → ${after}.`
}

/** What `--json` prints. Its fields stay as they are. */
function documentOf(original: string, improved: Improved, variant: Variant | null) {
  const { engine, unchanged, leftAlone, question, notice, promptId, analysis, variants } = improved
  return {
    ...{ original, content: variant?.content ?? original, variant: variant?.id ?? null },
    ...{ engine, unchanged, leftAlone, question, notice, promptId },
    score: Math.round(analysis.score.value),
    variants: variants.map((one) => ({
      ...{ id: one.id, title: one.title, content: one.content, reasoning: one.reasoning },
      ...{ score: Math.round(one.score), scoreFilled: Math.round(one.scoreFilled) },
      blanks: one.blanks.map(({ label }) => label),
      changes: one.edits.map(({ rule, start, end, before, after, reason }) => ({
        ...{ rule, start, end, before, after, reason },
      })),
      recommended: one.recommendation !== undefined,
    })),
  }
}
