import {
  readFrontMatter,
  refuseOtherFields,
  textField,
  type Report,
} from '#app/core/domain/front_matter'
import type { HelpGroup } from '#app/content/domain/help_groups'
import { articleText, type Part } from '#app/content/domain/article'
import { orderIn } from '#app/content/domain/guide_file'
import { readArticle } from '#app/content/domain/read_article'
import { isOwnAddress } from '#app/content/domain/read_pieces'

export interface HelpAnswer {
  /** Stands in the address of an answer. */
  id: string
  group: HelpGroup
  question: string
  /** Within its group, the smallest first. */
  order: number
  parts: Part[]
}

export type ReadAnswer = { ok: true; answer: HelpAnswer } | { ok: false; faults: string[] }

const KEYS = ['question', 'order']
/** UTF-16 units. */
const MAX_QUESTION_LENGTH = 120

/**
 * Reads an answer from its Markdown file: front matter with the question, and the answer below it.
 * @returns every fault of the file, not only the first one
 */
export function readHelpFile(id: string, group: HelpGroup, file: string): ReadAnswer {
  const read = readFrontMatter(file)
  if (!read.ok) return { ok: false, faults: [read.fault] }
  const faults: string[] = []
  const report: Report = (fault) => void faults.push(fault)
  refuseOtherFields(read.fields, KEYS, 'an answer', report)
  const question = textField(read.fields, 'question', MAX_QUESTION_LENGTH, report)
  const order = orderIn(read.fields, report)
  const parts = readArticle(read.body, isOwnAddress)
  if (articleText(parts).trim() === '') report('The answer is missing below the front matter.')
  if (parts.some(({ kind }) => kind === 'heading'))
    report('An answer has no headings: the question is its heading.')
  return faults.length > 0
    ? { ok: false, faults }
    : { ok: true, answer: { id, group, question, order, parts } }
}
