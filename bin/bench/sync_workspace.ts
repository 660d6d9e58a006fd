import { serveNotion } from '#app/content/sandbox/notion_server'
import { NotionWorld } from '#app/content/sandbox/world'
import { PAGES, SOURCE, TOKEN } from './sync_pages.js'

const OLD_MS = Date.UTC(2026, 0, 5)
const MINUTE_MS = 60_000

/** A workspace of Notion in a process of its own, as the real one is. */
const world = new NotionWorld(TOKEN)
world.addSource(SOURCE, 'Templates')
for (let at = 1; at <= PAGES; at++) {
  const editedMs = OLD_MS + at * MINUTE_MS
  world.addPage({
    ...{ sourceId: SOURCE, createdMs: editedMs, editedMs },
    markdown: `List what {{hall}} lacks. `.repeat(40),
    values: {
      Title: { type: 'title', value: `Page ${at}` },
      Description: { type: 'rich_text', value: `About page ${at}` },
      Category: { type: 'select', value: 'Operations' },
      Tags: { type: 'multi_select', value: ['stock', 'hall'] },
      Steps: { type: 'rich_text', value: '[{"title": "Count", "prompt": "Count {{hall}}."}]' },
      Variables: { type: 'rich_text', value: '{"hall": "Which hall"}' },
      Public: { type: 'checkbox', value: true },
    },
  })
}
const { baseUrl, close } = await serveNotion(world)
process.on('disconnect', close)
process.send!(baseUrl)
