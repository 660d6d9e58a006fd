import type { Data } from '#client/data'
import type { Source } from '#app/prompts/domain/discovery/types'
import { api, ask, failure } from '#frontend/lib/api'
import { nextOf } from '#app/core/domain/paging'
import { addressOf } from '#frontend/lib/loading/loader'

/** A prompt of the person, or a template of the library, as the workshop shows it. */
export interface WorkshopPrompt {
  id: string
  title: string
  category: string
  tags: string[]
  /** When it was last changed; templates have no such time. */
  lastUsed: string | null
  prompt: string
  /** A note about it. */
  notes: string
  isTemplate: boolean
}

const AT_ONCE = 100

interface Asked {
  /** Also prompts that were improved and never saved. */
  all: boolean
  signal: AbortSignal
  onRead: (count: number) => void
}

/** Every prompt of the person with its text, then the library. Throws `ApiError`, or when it is aborted. */
export async function fetchWorkshopPrompts({
  all,
  signal,
  onRead,
}: Asked): Promise<WorkshopPrompt[]> {
  const filter = { limit: AT_ONCE, ...(all ? {} : { saved: 'true' }) }
  const prompts: WorkshopPrompt[] = []
  let next: string | null = addressOf(['/api/prompts/texts', filter])
  while (next) {
    const response = await ask(next, signal)
    if (!response.ok) throw await failure(response)
    const page = (await response.json()) as Data.Prompts.PromptText[]
    prompts.push(...page.map(ownPrompt))
    onRead(prompts.length)
    next = nextOf(response.headers.get('link'))
  }
  const library = await api.templateTexts.index({})
  signal.throwIfAborted()
  return [...prompts, ...library.map(libraryPrompt)]
}

function ownPrompt({ content, updatedAt, id, title, category, tags }: Data.Prompts.PromptText) {
  const about = { id, title, category, tags, prompt: content, notes: '' }
  return { ...about, lastUsed: updatedAt, isTemplate: false }
}

function libraryPrompt({ text, id, title, category, tags }: Data.Templates.TemplateText) {
  return { id, title, category, tags, prompt: text, notes: '', lastUsed: null, isTemplate: true }
}

export const sourcesOf = (prompts: WorkshopPrompt[]): Source[] =>
  prompts.map(({ id, prompt, isTemplate }) => ({ id, text: prompt, isTemplate }))

export const addressOfPrompt = ({ id, isTemplate }: WorkshopPrompt): string =>
  isTemplate ? `/prompt-editor?template=${encodeURIComponent(id)}` : `/saved/${id}`
