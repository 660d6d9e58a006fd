import { test } from '@japa/runner'
import { DEFAULT_SETTINGS, type Improvement } from '#app/prompts/domain/types'
import { optimizedAgain, optimizedFrom } from '#frontend/features/create/optimizer/optimized'
import { piecesOf } from '#frontend/features/create/marks/prompt_pieces'
import { baseOf, startFrom } from '#frontend/prompts/prompt_start'
import { shortly } from '#frontend/prompts/quote'
import { readArrival } from '#frontend/features/create/start/arrival'
import { expiryAt } from '#frontend/prompts/sharing/share_expiry'
import { toolsFor } from '#frontend/lib/external_tools'

test.group('An arrival', () => {
  const at = (search: string, state: unknown = null) => readArrival({ key: 'k', search, state })

  test('brings a text by state or by address', ({ assert }) => {
    assert.equal(at('', { draft: 'a text' }).text, 'a text')
    assert.equal(at('?prompt=100%25%20%26%20more').text, '100% & more')
    assert.isNull(at('?prompt=%20').text)
    assert.equal(at('?example=1').text, 'Write an email about our new product')
  })

  test('names a prompt or a template by id', ({ assert }) => {
    assert.deepInclude(at('?id=p1'), { promptId: 'p1', templateId: null, isReturn: false })
    assert.deepInclude(at('?template=blog-outline', { settled: true }), {
      templateId: 'blog-outline',
      isReturn: true,
    })
  })
})

test.group('An open prompt', () => {
  const prompt = {
    id: 'p1',
    title: 'Email',
    excerpt: '',
    category: 'marketing' as const,
    folder: null,
    tags: [],
    version: 1,
    etag: 4,
    role: 'owner' as const,
    worked: null,
    pinnedAt: null,
    savedAt: null,
    deletedAt: null,
    createdAt: '',
    updatedAt: '',
    original: 'write',
    draft: 'Write well.',
    settings: DEFAULT_SETTINGS,
    improvement: { unchanged: false, variants: [] } as unknown as Improvement,
  }
  const version = { variant: 'optimized' as const, content: 'Write well.', version: 1 }

  test('whose variant was accepted is shown with its original', ({ assert }) => {
    assert.equal(baseOf(prompt, version).text, 'write')
    assert.equal(startFrom(prompt, version, null).accepted?.version, 1)
  })

  test('that was edited since is shown as it is now', ({ assert }) => {
    const edited = { ...prompt, draft: 'Write better.' }
    assert.equal(baseOf(edited, version).text, 'Write better.')
    assert.isNull(startFrom(edited, version, null).accepted)
    assert.equal(baseOf(prompt, { ...version, variant: null }).text, 'Write well.')
  })

  test('goes on with what this browser kept of it', ({ assert }) => {
    const found = { text: 'typed', settings: null, etag: 3, updatedAt: 1 }
    const start = startFrom(prompt, version, found)
    assert.equal(start.draft.text, 'typed')
    assert.equal(start.writtenOn, 3)
    assert.equal(start.base?.etag, 4)
  })
})

const A = { text: 'a', settings: DEFAULT_SETTINGS }

test.group('What the optimizer shows', () => {
  test('is nothing when the answer holds no enhanced prompt', ({ assert }) => {
    assert.isNull(optimizedFrom(A, {}))
    assert.isNull(optimizedFrom(A, { enhancedPrompt: '' }))
  })

  test('is the text, even when the answer says nothing more', ({ assert }) => {
    const shown = optimizedFrom(A, { enhancedPrompt: 'b' })
    assert.deepInclude(shown, { original: 'a', content: 'b', variant: null, leftAlone: null })
  })

  test('of an excellent prompt is the prompt itself', ({ assert }) => {
    const analysis = { score: { value: 97 } }
    const improvement = {
      unchanged: true,
      leftAlone: 'excellent',
      variants: [],
      analysis,
    } as unknown as Improvement
    assert.deepInclude(optimizedAgain('fine', improvement), {
      content: 'fine',
      leftAlone: 'excellent',
    })
  })
})

test.group('Small things', () => {
  test('blanks and variables are told apart from words', ({ assert }) => {
    const text = 'Hi [name], see {{link}}.'
    const kinds = piecesOf(text, [{ start: 3, end: 9 }]).map(
      ({ kind, start, end }) => `${kind}:${text.slice(start, end)}`
    )
    assert.deepEqual(kinds, [
      'plain:Hi ',
      'blank:[name]',
      'plain:, see ',
      'variable:{{link}}',
      'plain:.',
    ])
  })

  test('a quote is one short line', ({ assert }) => {
    assert.equal(shortly('a\n  b'), 'a b')
    assert.equal(shortly('x'.repeat(100)).length, 60)
  })

  test('a link ends when it was asked to', ({ assert }) => {
    const now = new Date('2026-11-21T10:00:00Z')
    assert.equal(expiryAt('week', now), '2026-11-28T10:00:00.000Z')
    assert.isUndefined(expiryAt('never', now))
  })

  test('a configured tool joins the others, unless its address is none', ({ assert }) => {
    assert.deepEqual(
      toolsFor('https://chat.example.org/new').map(({ name }) => name),
      ['ChatGPT', 'Claude', 'Gemini', 'chat.example.org']
    )
    assert.equal(toolsFor('javascript:alert(1)').length, 3)
    assert.equal(toolsFor('nonsense').length, 3)
    assert.equal(toolsFor(undefined).length, 3)
  })
})
