import { test } from '@japa/runner'
import { api, ask, postFile } from '#frontend/lib/api'
import { holdSession } from '#frontend/lib/session/session'
import { store } from '#frontend/lib/state'
import {
  chooseTeam,
  chosenTeam,
  forgetWorkspace,
  settleWorkspace,
  withWorkspace,
  workspaceDoubts,
} from '#frontend/lib/workspace'

const ADA = 'x'
const TEAM = { id: 'b2b7d1f0-0000-4000-8000-000000000001', name: 'Northern team' }

/** What a browser, or one of its tabs, keeps. */
function memory(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    clear: () => kept.clear(),
    get length() {
      return kept.size
    },
  }
}

const set = (name: 'localStorage' | 'sessionStorage', value: Storage) =>
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })

const nextTab = () => set('sessionStorage', memory())

/** As the page does when it is loaded again: nothing is known but what the browser keeps. */
function settleAnew(personId: string) {
  const tab = globalThis.sessionStorage
  nextTab()
  settleWorkspace('nobody')
  set('sessionStorage', tab)
  settleWorkspace(personId)
}

test.group('The chosen workspace', (group) => {
  group.each.setup(() => {
    set('localStorage', memory())
    nextTab()
    settleAnew(ADA)
    return () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Reflect.deleteProperty(globalThis, name)
      settleAnew(ADA)
    }
  })

  test('is the personal one until a person chooses, and outlives a reload', ({ assert }) => {
    assert.isNull(store.get(chosenTeam))
    chooseTeam(TEAM)
    nextTab()
    settleAnew(ADA)
    assert.deepEqual(store.get(chosenTeam), TEAM)
  })

  test('stays that of its tab when another tab chooses another', ({ assert }) => {
    chooseTeam(TEAM)
    const tab = globalThis.sessionStorage
    nextTab()
    settleAnew(ADA)
    chooseTeam(null)
    set('sessionStorage', tab)
    settleAnew(ADA)
    assert.deepEqual(store.get(chosenTeam), TEAM)
    nextTab()
    settleAnew(ADA)
    assert.isNull(store.get(chosenTeam))
  })

  test('stays that of a tab that only took over the default', ({ assert }) => {
    chooseTeam(TEAM)
    nextTab()
    settleAnew(ADA)
    const tab = globalThis.sessionStorage
    nextTab()
    settleAnew(ADA)
    chooseTeam(null)
    set('sessionStorage', tab)
    settleAnew(ADA)
    assert.deepEqual(store.get(chosenTeam), TEAM)
  })

  test('is not that of another person', ({ assert }) => {
    chooseTeam(TEAM)
    settleWorkspace('grace')
    assert.isNull(store.get(chosenTeam))
    settleWorkspace(ADA)
  })

  test('is forgotten when its person signs out', ({ assert }) => {
    chooseTeam(TEAM)
    forgetWorkspace()
    assert.lengthOf(
      [globalThis.localStorage, globalThis.sessionStorage].filter((one) => one.length > 0),
      0
    )
    settleAnew(ADA)
    assert.isNull(store.get(chosenTeam))
  })

  test('is personal where what is kept cannot be understood', ({ assert }) => {
    for (const text of ['', '{', 'null', '{"personId":"x","team":{"id":7}}']) {
      globalThis.sessionStorage.setItem('hone.workspace', text)
      settleAnew(ADA)
      assert.isNull(store.get(chosenTeam))
    }
  })

  test('is in the address of a download', ({ assert }) => {
    assert.equal(withWorkspace('/api/a?format=csv'), '/api/a?format=csv')
    chooseTeam(TEAM)
    assert.equal(withWorkspace('/api/a?format=csv'), `/api/a?format=csv&workspace=${TEAM.id}`)
    assert.equal(withWorkspace('/api/a'), `/api/a?workspace=${TEAM.id}`)
  })
})

test.group('Requests in the chosen workspace', (group) => {
  const real = { fetch: globalThis.fetch, document: globalThis.document }
  const named: (string | null)[] = []
  let status = 200

  group.each.setup(() => {
    named.length = 0
    status = 200
    globalThis.document = { cookie: 'hone_session=1; XSRF-TOKEN=one' } as Document
    holdSession(ADA)
    settleAnew(ADA)
    globalThis.fetch = async (input, init) => {
      const request =
        input instanceof Request ? input : new Request(`http://localhost${input}`, init)
      named.push(request.headers.get('hone-workspace'))
      return Response.json({ message: 'An answer.', code: 'not_found' }, { status })
    }
    return () => {
      Object.assign(globalThis, real)
      settleAnew(ADA)
    }
  })

  const everyKind = () => [
    () => ask('/api/prompts'),
    () => api.prompts.store({ body: { original: 'Write a letter' } }),
    () => postFile('/api/file-texts', new Blob(['a file']), new AbortController().signal),
  ]

  test('name it, and no workspace where it is the personal one', async ({ assert }) => {
    for (const request of everyKind()) await request()
    assert.deepEqual(named, [null, null, null])
    chooseTeam(TEAM)
    for (const request of everyKind()) await request()
    assert.deepEqual(named.slice(3), [TEAM.id, TEAM.id, TEAM.id])
  })

  test('keep the one that they were made in', async ({ assert }) => {
    chooseTeam(TEAM)
    const answers = everyKind().map((request) => request())
    chooseTeam(null)
    await Promise.all(answers)
    assert.deepEqual(named, [TEAM.id, TEAM.id, TEAM.id])
  })

  test('make it doubtful where the answer is that something does not exist', async ({ assert }) => {
    const before = store.get(workspaceDoubts)
    status = 404
    for (const request of everyKind()) await request().catch(() => null)
    assert.equal(store.get(workspaceDoubts), before)
    chooseTeam(TEAM)
    for (const request of everyKind()) await request().catch(() => null)
    assert.equal(store.get(workspaceDoubts), before + 3)
  })
})
