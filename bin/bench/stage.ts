import { DatabaseSync } from 'node:sqlite'
import { BuiltServer } from '#tests/helpers/built_server'
import { insertPerson, type KnownPerson } from '#tests/helpers/known_person'

const ACTIVITIES = 10_000

/** A database with one person, a session of theirs, and their history of 10,000 rows. */
export async function stage(databaseFile: string): Promise<KnownPerson> {
  const server = await BuiltServer.start({ databaseFile })
  await server.end()
  const person = insertPerson(databaseFile)
  insertActivities(databaseFile, person.id)
  return person
}

function insertActivities(databaseFile: string, userId: string): void {
  const database = new DatabaseSync(databaseFile, { timeout: 5000 })
  const insert = database.prepare(
    `insert into activities (id, user_id, type, title, description, category, original_excerpt,
      refined_excerpt, quality_score, search_text, created_at)
     values (?, ?, 'prompt_refined', ?, ?, 'marketing', ?, ?, 88, ?, ?)`
  )
  database.exec('begin')
  for (let index = 0; index < ACTIVITIES; index++) {
    const excerpt = `Brief number ${index} about the launch. `.repeat(7).slice(0, 300)
    const at = new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString()
    const id = `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`
    insert.run(id, userId, `Brief ${index}`, 'Refined a prompt', excerpt, excerpt, excerpt, at)
  }
  database.exec('commit')
  database.close()
}
