import { stringify } from 'yaml'
import { BYTE_ORDER_MARK, csvRecord } from '#app/prompts/domain/export/csv'
import { fileStem } from '#app/prompts/domain/export/file_name'
import { tagCell } from '#app/prompts/domain/export/tag_cell'

/** One prompt of all that a person saved. Times are ISO 8601 in UTC. */
export interface CollectedPrompt {
  title: string
  prompt: string
  tags: string[]
  category: string
  created: string
  updated: string
}

/** The first line of all prompts as CSV. */
export const COLLECTION_CSV_START =
  BYTE_ORDER_MARK + csvRecord(['title', 'prompt', 'tags', 'category', 'created', 'updated'])

export const collectionCsvLine = (one: CollectedPrompt): string =>
  csvRecord([one.title, one.prompt, tagCell(one.tags), one.category, one.created, one.updated])

/** One prompt as a Markdown file: its fields as front matter, and its text below, as it is. */
export function collectionMarkdown({ prompt, ...fields }: CollectedPrompt): string {
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${prompt}\n`
}

/** Names of files that differ even where titles do not. */
export class CollectionNames {
  #counts = new Map<string, number>()

  nameOf(title: string): string {
    const stem = fileStem(title)
    const count = (this.#counts.get(stem) ?? 0) + 1
    this.#counts.set(stem, count)
    const name = count === 1 ? stem : `${stem}_${count}`
    return `${name}.md`
  }
}
