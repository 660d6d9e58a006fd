import { DatabaseSync } from 'node:sqlite'
import { v7 } from 'uuid'

export const TEMPLATES = 2_000

const CATEGORIES = [
  ...['marketing', 'business-analysis', 'content-creation'],
  ...['product-management', 'sales', 'operations'],
]
const SUBJECTS = ['harbor', 'supplier', 'launch', 'survey', 'budget', 'onboarding', 'warehouse']
const KINDS = ['brief', 'checklist', 'report', 'plan', 'summary', 'letter', 'agenda', 'outline']

const at = (list: readonly string[], index: number) => list[index % list.length]

/** What is searched for: one word, begun, misspelled, two words, many words, and none of the library. */
export const SEARCHES = [
  ...['harbor', 'repo', 'suplier', 'launch checklist', 'budget plan for the warehouse'],
  ...['survey summary outline', 'e', 'zzzqqq'],
]

/** Fills the library of a server that has not started yet, as administrators would write it. */
export function insertTemplates(databaseFile: string): void {
  const database = new DatabaseSync(databaseFile, { timeout: 5000 })
  const insert = database.prepare(
    `insert into workflow_templates (id, change_number, version, title, description, category, tags, icon,
      content, variables, steps, good_answer, is_public, origin, created_at, updated_at)
     values (?, ?, 1, ?, ?, ?, ?, 'file-text', ?, '[]', '[]', '', 1, 'admin', ?, ?)`
  )
  const time = '2026-01-01 00:00:00'
  database.exec('begin')
  for (let index = 0; index < TEMPLATES; index++) {
    const title = `${at(SUBJECTS, index)} ${at(KINDS, Math.floor(index / SUBJECTS.length))} ${index}`
    const other = at(SUBJECTS, index + 3)
    const description = `A ${at(KINDS, index + 1)} about the ${other}, with its dates and owners.`
    const tags = JSON.stringify([other, at(KINDS, index + 2)])
    const content = `Write a ${title} for {{reader}}. `.repeat(20)
    const category = at(CATEGORIES, index)
    insert.run(v7(), index + 1, title, description, category, tags, content, time, time)
  }
  database.prepare('insert into template_changes (id, last_number) values (1, ?)').run(TEMPLATES)
  database.exec('commit')
  database.close()
}
