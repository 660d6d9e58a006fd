import { test } from '@japa/runner'
import fc from 'fast-check'
import { promptLines } from '#app/prompts/domain/export/document/prompt_lines'
import { anyText } from '#tests/unit/prompts/hostile_texts'
import { anyPromptText } from '#tests/unit/prompts/export/samples'

const LINE_END = /\r\n|[\n\r\u0085\u2028\u2029]/
const kinds = (text: string) => promptLines(text).map(({ kind, level }) => `${kind} ${level}`)
const pieces = (text: string) =>
  promptLines(text).flatMap((line) =>
    line.pieces.map(({ look, text: words }) => `${look}: ${words}`)
  )

test.group('The lines of a prompt on paper', () => {
  test('are the lines of its text, character by character', ({ assert }) => {
    fc.assert(
      fc.property(fc.oneof(anyText, anyPromptText), (text) => {
        const lines = promptLines(text).map((line) =>
          line.pieces.map((piece) => piece.text).join('')
        )
        assert.deepEqual(lines, text.split(LINE_END))
      }),
      { numRuns: 500 }
    )
  })

  test('know headings, and rank them below the title without a gap', ({ assert }) => {
    assert.deepEqual(kinds('### Task\n##### Tone\n#### Form\n# End\n#tag'), [
      'heading 2',
      'heading 3',
      'heading 3',
      'heading 2',
      'text 0',
    ])
  })

  test('know items and how deep they stand', ({ assert }) => {
    assert.deepEqual(kinds('- a\n   - b\n\n     1. c\n- d\n* e\n2) f\nA. Smith\n- g\n--- no'), [
      'item 0',
      'item 1',
      'empty 0',
      'item 2',
      'item 0',
      'item 0',
      'item 0',
      'text 0',
      'item 0',
      'text 0',
    ])
  })

  test('know fenced code, in which nothing else is read', ({ assert }) => {
    assert.deepEqual(kinds('a\n```js\n# no\n\n- no\n```\n- yes\n~~~\nb'), [
      'text 0',
      ...['code 0', 'code 0', 'code 0', 'code 0', 'code 0'],
      'item 0',
      ...['code 0', 'code 0'],
    ])
  })

  test('mark blanks, variables, code and the signs of the markup', ({ assert }) => {
    assert.deepEqual(pieces('## For [who]\n- {{tone}} and `code`\n```\n{{x}} [y]\n```'), [
      'mark: ## ',
      'plain: For ',
      'blank: [who]',
      'mark: - ',
      'variable: {{tone}}',
      'plain:  and ',
      'code: `code`',
      'mark: ```',
      'variable: {{x}}',
      'code:  [y]',
      'mark: ```',
    ])
  })
})
