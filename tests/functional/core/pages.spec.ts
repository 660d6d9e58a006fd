import { existsSync } from 'node:fs'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import { PrerenderedPages } from '#app/core/services/prerendered_pages'
import { publicTexts } from '#frontend/texts/en/public'

const PAGES = ['/', '/signup', '/terms', '/privacy']
const folder = app.makePath('build/pages')

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** One request as it goes over the wire: nothing is decompressed or followed. */
function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { HOST: host, PORT: port } = process.env
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host, port, path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        })
      )
    })
    request.on('error', reject).end()
  })
}

async function html(path: string, headers?: Record<string, string>): Promise<string> {
  return (await get(path, headers)).body.toString()
}

const openingTag = (page: string) => /<html[^>]*>/.exec(page)?.[0] ?? ''
const visible = (page: string) =>
  page
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')

test.group('Public pages', (group) => {
  group.setup(() => {
    if (!existsSync(`${folder}/index.html`)) {
      throw new Error('The public pages are written by the build: run `npm run build` first.')
    }
  })

  test('{path} is readable without any script')
    .with([
      { path: '/', texts: [publicTexts.hero.title, 'Get Now', 'View Pricing', 'Sign In'] },
      { path: '/', texts: ['Basic prompt', 'Enhanced prompt', 'Try This Example Now'] },
      { path: '/', texts: ['Choose Template', 'Build Workflow', 'Generated Output'] },
      { path: '/', texts: ['Monthly', 'Annual', '$29.99', 'per month', 'Get Started Now'] },
      { path: '/', texts: publicTexts.faq.items.map(({ question }) => question) },
      { path: '/', texts: publicTexts.faq.items.map(({ answer }) => answer) },
      { path: '/signup', texts: ['Create Your Account', 'Continue', 'Terms', 'Privacy'] },
      { path: '/terms', texts: ['Terms', 'Last updated', 'Back to the home page'] },
      { path: '/privacy', texts: ['Privacy', 'Last updated', 'Back to the home page'] },
    ])
    .run(async ({ assert }, { path, texts }) => {
      const text = visible(await html(path))
      for (const expected of texts) assert.include(text, expected)
    })

  test('the comparison shows what the engine really answers', async ({ assert }) => {
    const { computeDemo } = await import('#frontend/features/landing/demo/demo_result')
    const demo = computeDemo()
    const page = await html('/')
    const text = visible(page)
    assert.isAbove(demo.scoreFilled, demo.scoreBefore)
    assert.include(text, `Score ${demo.scoreBefore} of 100`)
    assert.include(text, `Score ${demo.scoreAfter} of 100`)
    for (const reason of demo.reasons) assert.include(text, reason)
    const added = demo.pieces.filter(({ kind }) => kind === 'added' || kind === 'blank')
    assert.equal(page.match(/<ins /g)?.length, added.length + 1, 'every insertion and the legend')
  })

  test('nothing that is not built is sold as included', async ({ assert }) => {
    const text = visible(await html('/'))
    const pro = text.slice(text.indexOf(publicTexts.pricing.pro.title))
    const label = pro.indexOf(publicTexts.pricing.pro.listTitle)
    assert.isAbove(label, 0)
    for (const item of publicTexts.pricing.pro.items) assert.isAbove(pro.indexOf(item), label)
    assert.notMatch(text, /94 ?%|2\.3 ?h|2 hours|5 min/)
  })

  test('{$self} holds no inline script and no handler')
    .with(PAGES)
    .run(async ({ assert }, path) => {
      const page = await html(path)
      const scripts = [...page.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes)
      for (const attributes of scripts) {
        assert.match(attributes, / src="\/assets\//)
      }
      assert.isNotEmpty(scripts)
      assert.notMatch(page, /<[^>]+ on[a-z]+="/)
    })

  test('{$self} names itself to search engines')
    .with(PAGES)
    .run(async ({ assert }, path) => {
      const page = await html(path)
      assert.match(page, /<title>[^<]{10,}<\/title>/)
      assert.match(page, /<meta name="description" content="[^"]{50,}">/)
      assert.match(page, new RegExp(`<link rel="canonical" href="https?://[^"]+${path}">`))
      assert.notInclude(page, 'noindex')
      assert.notInclude(page, '%APP_URL%')
    })

  test('{encoding} holds the same page')
    .with([
      { encoding: 'br', decode: brotliDecompressSync },
      { encoding: 'gzip', decode: gunzipSync },
    ])
    .run(async ({ assert }, { encoding, decode }) => {
      const plain = await get('/')
      const answer = await get('/', { 'accept-encoding': encoding })
      assert.equal(answer.headers['content-encoding'], encoding)
      assert.isTrue(decode(answer.body).equals(plain.body))
      assert.isUndefined(plain.headers['content-encoding'])
      assert.match(String(answer.headers.vary), /cookie/i)
      assert.match(String(answer.headers.vary), /accept-encoding/i)
    })

  test('an unchanged page is not sent again', async ({ assert }) => {
    const { headers } = await get('/')
    const again = await get('/', { 'if-none-match': String(headers.etag) })
    assert.equal(again.status, 304)
    assert.lengthOf(again.body, 0)
    const dark = await get('/', {
      'cookie': 'hone_theme=dark',
      'if-none-match': String(headers.etag),
    })
    assert.equal(dark.status, 200)
  })

  test('the theme cookie "{theme}" sets {expected}')
    .with([
      { theme: 'dark', expected: 'data-theme="dark"' },
      { theme: 'light', expected: 'data-theme="light"' },
      { theme: 'system', expected: null },
      { theme: '"><script>', expected: null },
    ])
    .run(async ({ assert }, { theme, expected }) => {
      for (const path of ['/', '/home']) {
        const tag = openingTag(await html(path, { cookie: `hone_theme=${theme}` }))
        if (expected) assert.include(tag, expected)
        else assert.notInclude(tag, 'data-theme')
      }
    })

  test('a visitor gets no cookie, and the mode is named', async ({ assert }) => {
    for (const path of [...PAGES, '/home']) {
      const { headers, body } = await get(path)
      assert.isUndefined(headers['set-cookie'], path)
      assert.include(openingTag(body.toString()), 'data-mode="trial"')
      assert.notInclude(openingTag(body.toString()), 'data-session')
    }
    assert.include(openingTag(await html('/', { cookie: 'hone_session=1' })), 'data-session="1"')
  })

  test('sample people stand on the sign-up page in trial mode only', async ({ assert }) => {
    assert.include(await html('/signup'), 'login_hint=member%40hone.test')
    const live = new PrerenderedPages(folder, { mode: 'live', appUrl: 'https://hone.example' })
    const page = live.answer('/signup', { theme: null, signedIn: false }, 'identity')
    assert.notInclude(page.body.toString(), 'hone.test')
    assert.include(page.body.toString(), 'href="https://hone.example/signup"')
  })

  test('the app shell is not for search engines', async ({ assert }) => {
    assert.include(await html('/home'), '<meta name="robots" content="noindex" />')
  })

  test('every link and asset of {$self} leads to something real')
    .with(PAGES)
    .run(async ({ assert }, path) => {
      const page = await html(path)
      const links = [...page.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)
      const files = [
        ...page.matchAll(/(?:<link [^>]*href|<img [^>]*src|<script [^>]*src)="(\/[^"]+)"/g),
      ]
      assert.isAbove(links.length, 5)
      for (const href of new Set(links)) await assertLeads(assert, path, href)
      for (const [, file] of files) assert.equal((await get(file)).status, 200, file)
    })
})

async function assertLeads(
  assert: { isTrue(v: boolean, m: string): void },
  from: string,
  href: string
) {
  const target = new URL(href.replaceAll('&amp;', '&'), `http://hone.test${from}`)
  const what = `${from} → ${href}`
  assert.isTrue(target.host === 'hone.test', what)
  if (target.pathname.startsWith('/api/')) {
    assert.isTrue(
      router.match(target.pathname, 'GET', false)?.route.pattern === target.pathname,
      what
    )
    return
  }
  const page = await html(target.pathname)
  const isPublic = PAGES.includes(target.pathname)
  assert.isTrue(page.includes(isPublic ? 'data-island' : 'noindex'), what)
  if (target.hash) assert.isTrue(page.includes(` id="${target.hash.slice(1)}"`), what)
}
