import { mock } from 'node:test'
import { test } from '@japa/runner'
import fc from 'fast-check'
import type { ExportedPrompt } from '#app/prompts/domain/export/exported_prompt'
import { pdfOf } from '#app/prompts/domain/export/pdf/pdf_file'
import { readPdf } from '#tests/helpers/read_pdf'
import { anyPromptText, loadFont, MADE_AT, PROMPT } from '#tests/unit/prompts/export/samples'

const written = (prompt: Partial<ExportedPrompt>, load = loadFont) =>
  pdfOf({ ...PROMPT, ...prompt }, MADE_AT, load)

const opened = async (prompt: Partial<ExportedPrompt>) => readPdf((await written(prompt)).content)

const bare = async (content: string) => {
  const { elements } = await opened({ content, improvements: [], reasoning: '' })
  return elements.slice(2)
}

/** Readers of PDFs guess white space from places; letters they know. */
const tight = (text: string) => text.replace(/\s+/g, '').normalize('NFC')
const textOf = (elements: { text: string }[]) => tight(elements.map(({ text }) => text).join(''))

async function fontsFor(content: string): Promise<string[]> {
  const asked: string[] = []
  await written({ title: 'T', content, improvements: [], reasoning: '' }, (file) => {
    asked.push(file.replace(/^.*\/|-normal.woff$/g, ''))
    return loadFont(file)
  })
  return asked.sort()
}

const A_DAY_MS = 86_400_000

test.group('A PDF', () => {
  test('has the title, the score, the prompt, the improvements and the reasoning', async ({
    assert,
  }) => {
    const { elements, bookmarks } = await opened({})
    assert.deepEqual(
      elements.map(({ role, text }) => `${role}: ${text}`),
      [
        'H1: Structured & Professional',
        'P: Score 91 of 100 with its blank still to fill',
        'P: You are an editor.',
        'P: Write an email about [product] — “naïve” 😀.',
        'H2: Improvements Made',
        'Lbl: •',
        'LBody:  Named the role',
        'Lbl: •',
        'LBody:  Left a blank for the product',
        'H2: Reasoning',
        'P: A role narrows the answer.',
      ]
    )
    assert.deepEqual(bookmarks, ['Structured & Professional', 'Improvements Made', 'Reasoning'])
  })

  test('is tagged, and names its title, its language and the time it was given', async ({
    assert,
  }) => {
    const { content } = await written({ title: 'A <b> & “c”' })
    const xmp = Buffer.from(content).toString('utf8')
    const { info, isTagged } = await readPdf(content)
    assert.isTrue(isTagged)
    assert.include(xmp, '<rdf:li xml:lang="x-default">A &lt;b&gt; &amp; “c”</rdf:li>')
    assert.deepInclude(info, {
      Title: 'A <b> & “c”',
      Language: 'en-US',
      Creator: 'Hone',
      CreationDate: 'D:20261002081500Z',
    })
  })

  test('has the number of each page below it', async ({ assert }) => {
    const { artifacts, pages } = await opened({ content: 'Write this.\n'.repeat(100) })
    assert.equal(pages, 3)
    assert.deepEqual(artifacts.map(tight), [
      'Structured&ProfessionalPage1of3',
      'Structured&ProfessionalPage2of3',
      'Structured&ProfessionalPage3of3',
    ])
  })

  test('tags headings and lists of the prompt as what they are', async ({ assert }) => {
    const elements = await bare('## Task\n- one\n  - two\n\n1. three\n```\na -> b\n```\n### Tone')
    assert.deepEqual(
      elements.map(({ role, text }) => `${role}: ${text.trim()}`),
      [
        ...['H2: ## Task', 'Lbl: -', 'LBody: one', 'Lbl: -', 'LBody: two', 'Lbl: 1.'],
        ...['LBody: three', 'P: ```', 'P: a -> b', 'P: ```', 'H3: ### Tone'],
      ]
    )
  })

  test('loads the fonts that a text needs, and no other: {0}')
    .with([
      ['Write', []],
      ['Łódź', ['inter-latin-ext-400']],
      ['Ελληνικά', ['inter-greek-400']],
      ['Русский', ['inter-cyrillic-400']],
      ['a → b ✓', ['dejavu-mono-latin-400']],
      ['{{x}}', ['jetbrains-mono-latin-400']],
      ['שלום', ['noto-sans-hebrew-hebrew-400']],
      ['سلام', ['ibm-plex-sans-arabic-arabic-400']],
    ] as [string, string[]][])
    .run(async ({ assert }, [text, more]) => {
      const always = ['inter-latin-400', 'inter-latin-600']
      assert.deepEqual(await fontsFor(text), [...always, ...more].sort())
    })

  test('says which characters it could not set, keeps their places, and names the way out', async ({
    assert,
  }) => {
    const { content, unset } = await written({ content: 'Say 你好 and ܫܠܡܐ, then go on.' })
    assert.sameMembers(unset, ['你', '好', ...'ܫܠܡܐ'])
    const { elements } = await readPdf(content)
    const texts = elements.map(({ text }) => text)
    const note = texts.find((text) => text.includes('6 characters')) ?? ''
    assert.include(note, 'Chinese, Syriac')
    assert.include(note, 'U+4F60')
    assert.include(note, 'Word export')
    assert.include(texts, 'Say □□ and □□□□, then go on.')
  })

  test('has no such note where everything could be set', async ({ assert }) => {
    const { content, unset } = await written({
      content: 'naïve Łódź Ελλάδα Україна 😀 → ☐ e\u0301',
    })
    assert.deepEqual(unset, [])
    assert.notInclude(textOf((await readPdf(content)).elements), 'Asquarestands')
  })

  test('is not made at all when a font cannot be loaded', async ({ assert }) => {
    const failing = () => Promise.reject(new Error('offline'))
    await assert.rejects(() => written({}, failing), 'offline')
  })

  test('is the same, byte for byte, whenever it is made', async ({ assert, cleanup }) => {
    const first = await written({})
    mock.timers.enable({ apis: ['Date'], now: Date.now() + A_DAY_MS })
    cleanup(() => mock.timers.reset())
    assert.deepEqual((await written({})).content, first.content)
  })

  test('reads back as the prompt that was written', async ({ assert }) => {
    await fc.assert(
      fc.asyncProperty(anyPromptText, async (content) => {
        assert.equal(textOf(await bare(content)), tight(content))
      }),
      { numRuns: 40 }
    )
  }).timeout(120_000)

  test('holds 50,000 characters of {0}')
    .with([
      ['prose', 'Write “this” about [x] for {{y}}. '],
      ['one word', 'abcdefghi'],
      ['lines', '- write a line about [x]\n'],
      ['emoji', '😀 '],
    ])
    .run(async ({ assert }, [, piece]) => {
      const content = piece.repeat(Math.ceil(50_000 / piece.length)).slice(0, 50_000)
      assert.equal(textOf(await bare(content)), tight(content))
    })
    .timeout(120_000)
})
