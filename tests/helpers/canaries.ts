import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** So much of a secret is found as well as all of it. */
const PART = 12

/** Secrets with a name each, and the places that were searched for them. */
export class Canaries {
  #marks = new Map<string, string[]>()
  #found = new Set<string>()

  get names(): string[] {
    return [...this.#marks.keys()]
  }

  /** A new secret; `dress` makes it look like what it stands for. */
  plant(name: string, dress = (random: string) => `sk-${random}`): string {
    const random = randomBytes(12).toString('hex')
    this.watch(name, random)
    return dress(random)
  }

  /** A secret that was there before. */
  watch(name: string, secret: string): void {
    if (this.#marks.has(name)) throw new Error(`There is a canary called ${name}.`)
    this.#marks.set(name, formsOf(secret))
  }

  /** Searches a place for all of them. */
  search(place: string, content: string | Buffer): void {
    const text = typeof content === 'string' ? content : content.toString('latin1')
    for (const [name, forms] of this.#marks)
      if (forms.some((form) => text.includes(form))) this.#found.add(`${name} in ${place}`)
  }

  /** Searches each row of each table that is named, or of all. */
  searchTables(databaseFile: string, ...named: string[]): void {
    const database = new DatabaseSync(databaseFile, { readOnly: true })
    const tables = database
      .prepare("select name from sqlite_master where type = 'table'")
      .all()
      .map(({ name }) => String(name))
    for (const table of named.length > 0 ? named : tables) {
      const rows = database.prepare(`select * from "${table}"`).all()
      this.search(`the table ${table}`, rows.map((row) => JSON.stringify(row)).join('\n'))
    }
    database.close()
  }

  /** Searches the bytes of each file. */
  searchFiles(folder: string): void {
    for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (file.isFile())
        this.search(`the file ${file.name}`, readFileSync(join(file.parentPath, file.name)))
  }

  /** Each secret that was found, with the place. */
  get found(): string[] {
    return [...this.#found].sort()
  }
}

/** As it is, its beginning, its end, and what those become in hexadecimal and in base64, wherever they begin. */
function formsOf(secret: string): string[] {
  const parts = [secret.slice(0, PART), secret.slice(-PART)]
  return parts.flatMap((part) => [
    part,
    Buffer.from(part).toString('hex'),
    ...[0, 1, 2].map((shift) => {
      const shifted = Buffer.from(' '.repeat(shift) + part).toString('base64')
      return shifted.slice(shift === 0 ? 0 : 4, -4)
    }),
  ])
}
