import { test } from '@japa/runner'
import { exportFile, fileStem, type ExportedPrompt } from '#frontend/lib/export_prompt'

const PROMPT: ExportedPrompt = {
  title: 'Structured & Professional',
  content: 'You are an editor.\n\nWrite an email about [product] — “naïve” 😀.',
  improvements: ['Named the role', 'Left a blank\nfor the product'],
  reasoning: 'A role narrows the answer.',
  qualityScore: 91,
}

test.group('An exported prompt', () => {
  test('as Markdown has a heading, the content, the improvements and the reasoning', ({
    assert,
  }) => {
    assert.deepEqual(exportFile(PROMPT, 'markdown'), {
      name: 'structured-professional.md',
      type: 'text/markdown',
      text:
        '# Structured & Professional\n\n' +
        'You are an editor.\n\nWrite an email about [product] — “naïve” 😀.\n\n' +
        '## Improvements Made\n\n- Named the role\n- Left a blank for the product\n\n' +
        '## Reasoning\n\nA role narrows the answer.\n',
    })
  })

  test('as Markdown leaves out a list that would be empty', ({ assert }) => {
    const bare = { ...PROMPT, improvements: [], reasoning: '' }
    assert.equal(
      exportFile(bare, 'markdown').text,
      `# Structured & Professional\n\n${PROMPT.content}\n`
    )
  })

  test('as text is the content and nothing else', ({ assert }) => {
    const file = exportFile(PROMPT, 'text')
    assert.equal(file.name, 'structured-professional.txt')
    assert.equal(file.text, `${PROMPT.content}\n`)
  })

  test('as JSON reads back as what it was', ({ assert }) => {
    const file = exportFile(PROMPT, 'json')
    assert.equal(file.name, 'structured-professional.json')
    assert.deepEqual(JSON.parse(file.text), PROMPT)
  })
})

test.group('A file named from a title', () => {
  test('{0} becomes {1}')
    .with([
      ['Contextual Version', 'contextual-version'],
      ['  Über uns: «Texte» ', 'über-uns-texte'],
      ['日本語 プロンプト', '日本語-プロンプト'],
      ['../../etc/passwd', 'etc-passwd'],
      ['a/b\\c:d*e?f"g<h>i|j', 'a-b-c-d-e-f-g-h-i-j'],
      ['What’s new?', 'whats-new'],
      ['CON', 'prompt-con'],
      ['😀 !!!', 'prompt'],
      ['', 'prompt'],
    ])
    .run(({ assert }, [title, stem]) => {
      assert.equal(fileStem(title), stem)
    })

  test('is never longer than a file system takes, and never cut inside a character', ({
    assert,
  }) => {
    assert.equal(fileStem(`${'𝒜'.repeat(59)} ${'b'.repeat(300)}`), '𝒜'.repeat(59))
    const name = `${fileStem('𝒜'.repeat(500))}.json`
    assert.isBelow(new TextEncoder().encode(name).length, 255)
  })
})
