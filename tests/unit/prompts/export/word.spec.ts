import { mock } from 'node:test'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { printable } from '#app/prompts/domain/export/document/printable'
import type { ExportedPrompt } from '#app/prompts/domain/export/exported_prompt'
import { wordOf } from '#app/prompts/domain/export/word/word_file'
import { readWord, unescaped, type WordParagraph } from '#tests/helpers/read_word'
import { anyText } from '#tests/unit/prompts/hostile_texts'
import { anyPromptText, MADE_AT, PROMPT } from '#tests/unit/prompts/export/samples'

const LINE_END = /\r\n|[\n\r\u0085\u2028\u2029]/
const NOT_IN_XML = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u

const opened = async (prompt: Partial<ExportedPrompt>) =>
  readWord(await wordOf({ ...PROMPT, ...prompt }, MADE_AT))

const bare = async (content: string) =>
  (await opened({ content, improvements: [], reasoning: '' })).paragraphs.slice(2)

const textOf = (paragraphs: WordParagraph[]) =>
  paragraphs.map(({ style, text, isListed }) => `${isListed ? 'list' : style}: ${text}`)

const A_DAY_MS = 86_400_000

test.group('A Word document', () => {
  test('has the title, the score, the prompt, the improvements and the reasoning', async ({
    assert,
  }) => {
    const { paragraphs } = await opened({ reasoning: 'First.\n\nSecond & last.' })
    assert.deepEqual(textOf(paragraphs), [
      'Heading1: Structured & Professional',
      'Score: Score 91 of 100 with its blank still to fill',
      'Prompt: You are an editor.',
      'Prompt: ',
      'Prompt: Write an email about [product] — “naïve” 😀.',
      'Heading2: Improvements Made',
      'list: Named the role',
      'list: Left a blank for the product',
      'Heading2: Reasoning',
      'Reasoning: First.',
      'Reasoning: Second & last.',
    ])
  })

  test('leaves out what the prompt has not', async ({ assert }) => {
    const { paragraphs } = await opened({ content: 'Write.', improvements: [], reasoning: ' \n' })
    assert.deepEqual(textOf(paragraphs).slice(1), ['Score: Score 91 of 100', 'Prompt: Write.'])
  })

  test('shows what a line is by its style, and keeps the line as it was', async ({ assert }) => {
    const text = '## Task\n- one\n  - two\n```js\n\tif (a < b) {}\n```\n### Tone'
    assert.deepEqual(textOf(await bare(text)), [
      'Heading2: ## Task',
      'Prompt: - one',
      'Prompt:   - two',
      'PromptCode: ```js',
      'PromptCode: \tif (a < b) {}',
      'PromptCode: ```',
      'Heading3: ### Tone',
    ])
  })

  test('marks blanks and variables by styles of their own', async ({ assert }) => {
    const [{ runs }] = await bare('For [who], in {{tone}}: `x`.')
    assert.deepEqual(
      runs.map(({ style, text }) => [style, text]),
      [
        [null, 'For '],
        ['Blank', '[who]'],
        [null, ', in '],
        ['Variable', '{{tone}}'],
        [null, ': '],
        ['InlineCode', '`x`'],
        [null, '.'],
      ]
    )
    const { parts } = await opened({})
    for (const style of ['Blank', 'Variable', 'PromptCode', 'Score']) {
      assert.include(parts['word/styles.xml'], `w:styleId="${style}"`)
    }
  })

  test('runs from right to left where the language does', async ({ assert }) => {
    const [hebrew, english] = await bare('שלום עולם, write "hello"\nHello שלום world')
    assert.isTrue(hebrew.isFromRight)
    assert.isFalse(english.isFromRight)
    assert.deepEqual(
      english.runs.map(({ text, isFromRight }) => [text, isFromRight]),
      [
        ['Hello ', false],
        ['שלום', true],
        [' world', false],
      ]
    )
  })

  test('names its title, its language and the time it was given', async ({ assert }) => {
    const { parts } = await opened({ title: 'A <b> & "c"' })
    const core = parts['docProps/core.xml']
    assert.equal(unescaped(/<dc:title>(.*?)<\/dc:title>/.exec(core)![1]), 'A <b> & "c"')
    assert.include(core, '<dc:language>en-US</dc:language>')
    assert.lengthOf(core.match(/2026-10-02T08:15:00Z/g)!, 2)
    assert.include(parts['word/styles.xml'], '<w:lang w:val="en-US"/>')
    assert.match(parts['word/footer1.xml'], /PAGE.*NUMPAGES/s)
  })

  test('is the same, byte for byte, whenever it is made', async ({ assert, cleanup }) => {
    const first = await wordOf(PROMPT, MADE_AT)
    mock.timers.enable({ apis: ['Date'], now: Date.now() + A_DAY_MS })
    cleanup(() => mock.timers.reset())
    assert.deepEqual(await wordOf(PROMPT, MADE_AT), first)
  })

  test('holds every character of any prompt', async ({ assert }) => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyText, anyPromptText), async (content) => {
        const { paragraphs, parts } = await opened({ content, improvements: [], reasoning: '' })
        const lines = printable(content).trimEnd().split(LINE_END)
        assert.deepEqual(
          paragraphs.slice(2).map(({ text }) => text),
          lines
        )
        assert.notMatch(parts['word/document.xml'], NOT_IN_XML)
      }),
      { numRuns: 60 }
    )
  })

  test('holds 50,000 characters of {0}')
    .with([
      ['prose', 'Write “this” about [x] for {{y}}. '],
      ['one word', 'a'],
      ['lines', '- a\n'],
      ['emoji', '👩‍👩‍👧 '],
      ['Arabic', 'اكتب رسالة. '],
    ])
    .run(async ({ assert }, [, piece]) => {
      const content = piece.repeat(Math.ceil(50_000 / piece.length)).slice(0, 50_000)
      const paragraphs = await bare(content)
      assert.equal(paragraphs.map(({ text }) => text).join('\n'), printable(content).trimEnd())
    })
})
