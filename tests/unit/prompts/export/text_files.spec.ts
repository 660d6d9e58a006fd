import { test } from '@japa/runner'
import { exportFile } from '#app/prompts/domain/export/export_file'
import type { FileFormat } from '#app/prompts/domain/export/formats'
import { loadFont, MADE_AT, PROMPT } from '#tests/unit/prompts/export/samples'

const exported = (format: FileFormat, prompt = PROMPT) =>
  exportFile(prompt, format, { madeAt: MADE_AT, loadFont })

test.group('An exported prompt', () => {
  test('as Markdown has a heading, the content, the improvements and the reasoning', async ({
    assert,
  }) => {
    assert.deepEqual(await exported('markdown'), {
      name: 'structured-professional.md',
      type: 'text/markdown',
      content:
        '# Structured & Professional\n\n' +
        'You are an editor.\n\nWrite an email about [product] — “naïve” 😀.\n\n' +
        '## Improvements Made\n\n- Named the role\n- Left a blank for the product\n\n' +
        '## Reasoning\n\nA role narrows the answer.\n',
      unset: [],
    })
  })

  test('as Markdown leaves out a list that would be empty', async ({ assert }) => {
    const bare = { ...PROMPT, improvements: [], reasoning: '' }
    assert.equal(
      (await exported('markdown', bare)).content,
      `# Structured & Professional\n\n${PROMPT.content}\n`
    )
  })

  test('as text is the content and nothing else', async ({ assert }) => {
    const file = await exported('text')
    assert.equal(file.name, 'structured-professional.txt')
    assert.equal(file.content, `${PROMPT.content}\n`)
  })

  test('as JSON reads back as what it was', async ({ assert }) => {
    const file = await exported('json')
    assert.equal(file.name, 'structured-professional.json')
    assert.deepEqual(JSON.parse(String(file.content)), PROMPT)
  })

  test('as {0} begins as such files do')
    .with([
      ['docx', 'PK\u0003\u0004'],
      ['pdf', '%PDF-1.7'],
    ] as const)
    .run(async ({ assert }, [format, start]) => {
      const { name, content } = await exported(format)
      assert.equal(name, `structured-professional.${format}`)
      assert.instanceOf(content, Uint8Array)
      const first = Array.from((content as Uint8Array).subarray(0, start.length))
      assert.equal(String.fromCharCode(...first), start)
    })
})
