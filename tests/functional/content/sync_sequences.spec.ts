import { test } from '@japa/runner'
import { onBothDatabases } from '#tests/helpers/depth'
import {
  clearContent,
  GUIDES,
  OLD_MS,
  pageId,
  syncedState,
  TEMPLATES,
  type TestWorkspace,
  withWorkspace,
} from '#tests/helpers/notion_workspace'
import { announcedSeed, rounds, seededRandom } from '#tests/helpers/random'

const PAGES = 5
const STEPS = 10

type Change = (workspace: TestWorkspace, page: number, random: () => number) => unknown

const isThere = ({ world }: TestWorkspace, page: number) => world.pages.has(pageId(page))

/** What people do in Notion, and the syncs between. Edits are old or of this minute. */
const CHANGES: Change[] = [
  (workspace, page) => isThere(workspace, page) || workspace.addTemplate(page),
  (workspace, page, random) => {
    if (!isThere(workspace, page)) return
    const editedMs = random() < 0.5 ? Date.now() : OLD_MS + Math.floor(random() * 50) * 60_000
    const markdown = `Text ${Math.floor(random() * 4)}`
    const isLater = editedMs > workspace.world.pages.get(pageId(page))!.editedMs
    if (isLater) workspace.world.edit(pageId(page), { markdown, editedMs })
  },
  ({ world }, page) => {
    const found = world.pages.get(pageId(page))
    if (found) world.edit(found.id, { inTrash: !found.inTrash })
  },
  ({ world }, page, random) => {
    const found = world.pages.get(pageId(page))
    const sourceId = found?.sourceId === GUIDES ? TEMPLATES : GUIDES
    const editedMs = random() < 0.5 ? Date.now() : (found?.editedMs ?? 0)
    if (found) world.edit(found.id, { sourceId, editedMs })
  },
  (workspace) => workspace.sync(),
  (workspace) => workspace.full(),
  (workspace) => workspace.sync({ mode: 'full', isDryRun: true }),
]

test.group('Any sequence of edits, moves, removals and syncs', (group) => {
  group.tap(onBothDatabases)
  const workspace = withWorkspace(group)

  test('ends, after a full sync, as one clean sync would', async ({ assert }) => {
    const random = seededRandom(announcedSeed('sequences'))
    const { current } = workspace
    for (let round = 0; round < rounds(60); round++) {
      await clearContent()
      current.world.pages.clear()
      for (let step = 0; step < STEPS; step++) {
        const change = CHANGES[Math.floor(random() * CHANGES.length)]
        await change(current, 1 + Math.floor(random() * PAGES), random)
      }
      await current.full()
      const state = await syncedState()
      const live = state.pages.filter(({ isArchived }) => !isArchived)
      await clearContent()
      await current.full()
      assert.deepEqual(live, (await syncedState()).pages)
    }
  }).timeout(120_000)
})
