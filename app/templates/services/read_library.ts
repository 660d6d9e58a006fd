import { readMarkdownFiles } from '#app/core/markdown_files'
import { readTemplateFile } from '#app/templates/domain/library/template_file'
import { TEMPLATE_CATEGORIES, type Template } from '#app/templates/domain/types'

const FOLDER = new URL('../library/', import.meta.url)

/** What home shows first, in this order. */
export const STARTER_IDS = [
  ...['email-campaign', 'social-content', 'blog-outline'],
  ...['meeting-agenda', 'sales-sequence', 'proposal-writer'],
]

/** What is wrong with the file of a template. */
export interface FileFault {
  id: string
  fault: string
}

export interface ReadLibrary {
  /** The six starters first; then one of each category in turn. */
  templates: Template[]
  faults: FileFault[]
}

/** Reads every template that comes with Hone from its file. */
export async function readLibrary(): Promise<ReadLibrary> {
  const templates: Template[] = []
  const faults: FileFault[] = []
  for (const category of TEMPLATE_CATEGORIES)
    for (const { id, text } of await readMarkdownFiles(new URL(`${category}/`, FOLDER))) {
      const read = readTemplateFile(text)
      if (read.ok) templates.push({ id, category, isPublic: true, ...read.template })
      else faults.push(...read.faults.map((fault) => ({ id, fault })))
    }
  return { templates: arranged(templates), faults }
}

function arranged(templates: readonly Template[]): Template[] {
  const others = templates.filter(({ id }) => !STARTER_IDS.includes(id))
  const turnOf = new Map(
    TEMPLATE_CATEGORIES.flatMap((category) =>
      others.filter((one) => one.category === category).map(({ id }, turn) => [id, turn] as const)
    )
  )
  return [
    ...STARTER_IDS.flatMap((id) => templates.find((one) => one.id === id) ?? []),
    ...others.toSorted((one, other) => turnOf.get(one.id)! - turnOf.get(other.id)!),
  ]
}
