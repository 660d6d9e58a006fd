import { existsSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { PAGE_PATHS, SCREEN_PATHS } from '#frontend/lib/window/known_routes'

const SCREENS = ['/home', '/saved/01900000-0000-7000-8000-000000000000', '/settings']

test.group('The shell of the app', () => {
  test('{path} names the scripts of its screen')
    .with(SCREENS.map((path) => ({ path })))
    .run(async ({ assert, client }, { path }) => {
      const page = (await client.get(path)).text()
      const scripts = [...page.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, it]) => it)
      assert.isAbove(scripts.length, 3)
      assert.isTrue(scripts.some((script) => script.includes('_screen-')))
      for (const script of scripts) assert.isTrue(existsSync(app.makePath(`build/public${script}`)))
    })

  test('says "Loading..." until its scripts have run', async ({ assert, client }) => {
    assert.include((await client.get('/home')).text(), 'Loading...')
  })

  test('has answers fetched early for somebody who is signed in alone', async ({
    assert,
    client,
  }) => {
    const early = (page: string) =>
      [...page.matchAll(/as="fetch" href="([^"]+)"/g)].map(([, it]) => it)
    const visitor = (await client.get('/home')).text()
    const member = (await client.get('/home').header('cookie', 'hone_session=1')).text()
    assert.deepEqual(early(visitor), [])
    assert.deepEqual(early(member), ['/api/auth/user', '/api/template-gallery'])
  })

  test('every screen and page of the route table is there', async ({ assert, client }) => {
    for (const path of [...SCREEN_PATHS, ...PAGE_PATHS]) {
      const address = path.replace(':category', 'marketing').replace(/:\w+/g, 'one')
      assert.equal((await client.get(address)).status(), 200, address)
    }
  })

  test('{$self} is there, as the router of the client reads it')
    .with(['/home/', '/saved//', '/Home', '/h%6Fme', '/prompts/Marketing', '/saved/a%2Fb'])
    .run(async ({ assert, client }, address) => {
      assert.equal((await client.get(address)).status(), 200)
    })

  test('{$self} is an address without a screen')
    .with([
      ...['/nonsense', '/saved/one/two', '/homes', '/prompts/unknown-category', '/prompts'],
      ...['/api-keys', '//home', '/wp-login.php', '/.env', '/runs/one/two?tab=three'],
    ])
    .run(async ({ assert, client }, address) => {
      const answer = await client.get(address)
      assert.equal(answer.status(), 404)
      assert.include(answer.header('content-type'), 'text/html')
    })

  test('an address without a screen loads what the app itself needs', async ({
    assert,
    client,
  }) => {
    const page = (await client.get('/no-such-place')).text()
    assert.notInclude(page, '_screen-')
    assert.include(page, '<div id="root"><div role="status"')
  })
})
