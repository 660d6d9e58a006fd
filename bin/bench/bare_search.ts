import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'

/** The floor of a search: a bare Node server that asks the database for the templates that have all words. */
const PAGE = 48
const database = new DatabaseSync(process.env.DB_FILE!, { readOnly: true })

const search = (words: string[]) => {
  const hasWord = "(title || ' ' || description || ' ' || tags || ' ' || category) like ?"
  const where = ['deleted_at is null', 'archived_at is null', ...words.map(() => hasWord)]
  return database
    .prepare(
      `select id, title, description, category, tags, icon, is_public from workflow_templates
       where ${where.join(' and ')} order by id desc limit ${PAGE}`
    )
    .all(...words.map((word) => `%${word}%`))
}

const server = createServer((request, response) => {
  const { searchParams } = new URL(request.url!, 'http://127.0.0.1')
  const found = search(searchParams.get('search')!.split(' '))
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found))
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.once('disconnect', () => process.exit())
