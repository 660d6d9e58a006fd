import { test } from '@japa/runner'
import { api, ApiError, ask, postFile } from '#frontend/lib/api'
import { holdSession, keepScreen, sessionEnd } from '#frontend/lib/session/session'
import { awaitsSignIn, declineSignIn } from '#frontend/lib/session/sign_in_again'
import { store } from '#frontend/lib/state'
import { turns } from '#tests/helpers/turns'
import { until } from '#tests/helpers/until'

const WORDS = 'x'.repeat(3_000)
/** A page never goes from one person to another, and the page of these tests is that of all others. */
const ADA = 'x'
const change = () => api.prompts.update({ params: { id: 'a' }, body: { title: WORDS } })

test.group('What a person asks for when their session has ended', (group) => {
  const real = {
    fetch: globalThis.fetch,
    document: globalThis.document,
    location: globalThis.location,
  }
  let bodies: string[] = []
  let isSignedIn = false

  group.each.setup(() => {
    bodies = []
    isSignedIn = false
    globalThis.document = { cookie: 'hone_session=1; XSRF-TOKEN=one' } as Document
    globalThis.fetch = async (input, init) => {
      const request =
        input instanceof Request ? input : new Request(`http://localhost${input}`, init)
      if (request.method !== 'GET') bodies.push(await request.text())
      return isSignedIn
        ? Response.json({ title: 'kept' })
        : Response.json({ message: 'Please sign in.' }, { status: 401 })
    }
    holdSession(ADA)
    return () => {
      declineSignIn()
      holdSession(ADA)
      Object.assign(globalThis, real)
    }
  })

  const signIn = (id: string) => {
    isSignedIn = true
    globalThis.document = { cookie: 'hone_session=1; XSRF-TOKEN=two' } as Document
    holdSession(id)
  }

  test('waits for sign-in and is sent once more, as it was', async ({ assert }) => {
    const answer = change()
    await until(() => store.get(awaitsSignIn))
    signIn(ADA)
    assert.equal((await answer).title, 'kept')
    assert.deepEqual(bodies, Array(2).fill(JSON.stringify({ title: WORDS })))
    assert.isFalse(store.get(awaitsSignIn))
  })

  test('waits with a file too', async ({ assert }) => {
    const { signal } = new AbortController()
    const answer = postFile('/api/file-texts', new Blob(['a file']), signal)
    await until(() => store.get(awaitsSignIn))
    signIn(ADA)
    assert.equal((await answer).status, 200)
    assert.deepEqual(bodies, ['a file', 'a file'])
  })

  test('fails where they do not sign in now, and their screen stays', async ({ assert }) => {
    const answers = [change(), change()].map((one) => one.catch((error: unknown) => error))
    await until(() => store.get(awaitsSignIn) && bodies.length === 2)
    declineSignIn()
    for (const failed of await Promise.all(answers)) {
      assert.instanceOf(failed, ApiError)
      assert.equal((failed as ApiError).status, 401)
    }
    assert.equal(store.get(sessionEnd), 'expired')
  })

  test('is never sent in the name of another person', async ({ assert }) => {
    let reloads = 0
    globalThis.location = { reload: () => void (reloads += 1) } as Location
    void change().catch(() => null)
    await until(() => store.get(awaitsSignIn))
    signIn('grace')
    await turns(5)
    assert.equal(reloads, 1)
    assert.lengthOf(bodies, 1)
    assert.isTrue(store.get(awaitsSignIn))
  })

  test('is not asked for by what only shows something, which waits behind it', async ({
    assert,
  }) => {
    keepScreen()
    const shown = ask('/api/templates')
    const given = new AbortController()
    const left = ask('/api/prompts', given.signal)
    await turns(5)
    assert.isFalse(store.get(awaitsSignIn))
    given.abort()
    assert.equal((await left).status, 401)
    declineSignIn()
    signIn(ADA)
    assert.equal((await shown).status, 200)
  })

  test('is not asked for by a draft that saves itself', async ({ assert }) => {
    const put = api.drafts.update({ params: { id: 'a' }, body: { content: WORDS } })
    const failed = await put.catch((error: unknown) => error)
    assert.equal((failed as ApiError).status, 401)
    assert.isFalse(store.get(awaitsSignIn))
  })
})
