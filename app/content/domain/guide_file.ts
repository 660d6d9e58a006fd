import {
  readFrontMatter,
  refuseOtherFields,
  textField,
  type Fields,
  type Report,
} from '#app/core/domain/front_matter'
import { minutesToRead, type Part } from '#app/content/domain/article'
import { MAX_ARTICLE_LENGTH, readArticle } from '#app/content/domain/read_article'
import { isOwnAddress } from '#app/content/domain/read_pieces'

/** A guide; one without parts is announced and not written yet. */
export interface Guide {
  id: string
  title: string
  description: string
  /** Guides are shown in this order, the smallest first. */
  order: number
  parts: Part[]
}

export type ReadGuide = { ok: true; guide: Guide } | { ok: false; faults: string[] }

const KEYS = ['title', 'description', 'order']
/** UTF-16 units. */
const MAX_TITLE_LENGTH = 80
const MAX_DESCRIPTION_LENGTH = 200

/**
 * Reads a guide from its Markdown file: front matter, and the article below it.
 * @param id the name of the file
 * @returns every fault of the file, not only the first one
 */
export function readGuideFile(id: string, file: string): ReadGuide {
  const read = readFrontMatter(file)
  if (!read.ok) return { ok: false, faults: [read.fault] }
  const faults: string[] = []
  const report: Report = (fault) => void faults.push(fault)
  refuseOtherFields(read.fields, KEYS, 'a guide', report)
  const guide = {
    id,
    title: textField(read.fields, 'title', MAX_TITLE_LENGTH, report),
    description: textField(read.fields, 'description', MAX_DESCRIPTION_LENGTH, report),
    order: orderIn(read.fields, report),
    parts: readArticle(read.body, isOwnAddress),
  }
  if (read.body.length > MAX_ARTICLE_LENGTH)
    report(`The article has more than ${MAX_ARTICLE_LENGTH} characters.`)
  checkPrompts(guide.parts, report)
  return faults.length > 0 ? { ok: false, faults } : { ok: true, guide }
}

/** The place of an article among others. */
export function orderIn(fields: Fields, report: Report): number {
  if (Number.isInteger(fields.order)) return fields.order as number
  report('"order" must be a whole number.')
  return 0
}

function checkPrompts(parts: readonly Part[], report: Report): void {
  for (const part of parts)
    if (part.kind === 'prompt' && part.title === '')
      report(`The prompt that begins "${part.text.slice(0, 40)}" has no title.`)
}

/** How many minutes a guide takes to read; null while it is only announced. */
export const guideMinutes = ({ parts }: Guide): number | null =>
  parts.length > 0 ? minutesToRead(parts) : null
