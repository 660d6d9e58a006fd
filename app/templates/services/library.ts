import db from '@adonisjs/lucid/services/db'
import { loadOnce } from '#app/core/load_once'
import { completeTemplate } from '#app/templates/domain/writing/complete_template'
import type { SearchableLibrary } from '#app/templates/domain/search/find_templates'
import { TemplateSearch } from '#app/templates/domain/search/template_search'
import type { Template } from '#app/templates/domain/types'
import WorkflowTemplate from '#app/templates/models/workflow_template'
import { readLibrary, STARTER_IDS } from '#app/templates/services/read_library'
import { fieldsOf } from '#app/templates/services/writing/template_rows'

const ROWS_AT_ONCE = 200

/** The templates that come with Hone, and those of administrators as they were last read. */
class Library implements SearchableLibrary {
  readonly search: TemplateSearch
  templates: ReadonlyMap<string, Template>
  readonly #builtIn: readonly Template[]
  readonly #written = new Map<string, Template>()
  #lastNumber = 0
  #reading: Promise<void> | null = null

  constructor(builtIn: readonly Template[]) {
    this.#builtIn = builtIn
    this.search = new TemplateSearch(builtIn)
    this.templates = this.#arranged()
  }

  /** Reads what has changed. @param until the number of the last change that must be read */
  async readUntil(until: number): Promise<void> {
    while (this.#lastNumber < until) {
      this.#reading ??= this.#readChanges(until).finally(() => (this.#reading = null))
      await this.#reading
    }
  }

  /** @param until a change that is committed already */
  async #readChanges(until: number): Promise<void> {
    const rows = await WorkflowTemplate.query()
      .where('change_number', '>', this.#lastNumber)
      .orderBy('change_number')
      .limit(ROWS_AT_ONCE)
    for (const row of rows) this.#take(row)
    // A row that changed again, or that is gone, has taken its earlier number with it.
    if (rows.length < ROWS_AT_ONCE) {
      this.#lastNumber = Math.max(this.#lastNumber, until)
      await this.#forgetPurged()
    }
    this.templates = this.#arranged()
  }

  /** Also those whose deletion was never read here. */
  async #forgetPurged(): Promise<void> {
    const rows: { id: string }[] = await db.from('workflow_templates').select('id')
    const left = new Set(rows.map(({ id }) => id))
    for (const id of this.#written.keys()) if (!left.has(id)) this.#forget(id)
  }

  #forget(id: string): void {
    this.#written.delete(id)
    this.search.remove(id)
  }

  #take(row: WorkflowTemplate): void {
    this.#lastNumber = Number(row.changeNumber)
    if (row.deletedAt || row.archivedAt) {
      this.#forget(row.id)
      return
    }
    const template = completeTemplate({ id: row.id, ...fieldsOf(row) })
    this.#written.set(row.id, template)
    this.search.put(template)
  }

  /** The starters first, then those of administrators, the newest first. */
  #arranged(): ReadonlyMap<string, Template> {
    const written = [...this.#written.values()].toSorted((one, other) =>
      one.id < other.id ? 1 : -1
    )
    const all = [...this.#builtIn]
    all.splice(STARTER_IDS.length, 0, ...written)
    return new Map(all.map((template) => [template.id, template]))
  }
}

const loadLibrary = loadOnce(load)

/**
 * All templates. Those that come with Hone are read once, one file at a time between other work; of those of
 * administrators, what has changed since.
 */
export async function library(): Promise<SearchableLibrary> {
  const [found, number] = await Promise.all([loadLibrary(), lastNumber()])
  await found.readUntil(number)
  return found
}

async function load(): Promise<Library> {
  const { templates, faults } = await readLibrary()
  if (faults.length > 0) throw new Error(`${faults[0].id}: ${faults[0].fault}`)
  return new Library(templates)
}

/** The number of the last change of a template of administrators. */
async function lastNumber(): Promise<number> {
  const row = await db.from('template_changes').where('id', 1).select('last_number').first()
  return Number(row?.last_number ?? 0)
}

/** The template of this id, public or not; null where there is none. */
export async function findTemplate(id: string): Promise<Template | null> {
  const { templates } = await library()
  return templates.get(id) ?? null
}
