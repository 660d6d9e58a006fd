import { test } from '@japa/runner'
import fc from 'fast-check'
import { chatJson, chatMessages } from '#app/prompts/domain/export/chat_messages'
import { analyze } from '#app/prompts/domain/analyze'
import { anyText } from '#tests/unit/prompts/hostile_texts'

const messagesOf = (text: string) => chatMessages(text, analyze(text).parts)

const ROLE = 'You are a senior editor.'
const TASK = 'Write an email about [product].'

test.group('A prompt as chat messages', () => {
  test('a role that stands alone at the start is the system message: {0}')
    .with([
      [`${ROLE}\n\n`, TASK],
      [`${ROLE}\n`, TASK],
      [`\n  ${ROLE} \r\n\r\n`, `    ${TASK}`],
      [`## Role\n${ROLE}\n\n`, `## Task\n${TASK}`],
      [`# Role\n\n${ROLE}\n\n`, `# Task\n\n${TASK}`],
      [`Role: ${ROLE}\n`, `Task: ${TASK}`],
      ['Act as an experienced tax adviser for small firms.\n\n', 'Explain VAT.'],
    ])
    .run(({ assert }, [system, user]) => {
      assert.deepEqual(messagesOf(system + user), [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ])
    })

  test('everything else is one message of the user: {$self}')
    .with([
      TASK,
      ROLE,
      `${ROLE}\n\n`,
      `${ROLE} ${TASK}`,
      `${ROLE} You value clarity.\n\n${TASK}`,
      `${TASK}\n\n${ROLE}`,
      'As an expert marketer, write an email.\n\nKeep it short.',
      '',
    ])
    .run(({ assert }, text) => {
      assert.deepEqual(messagesOf(text), [{ role: 'user', content: text }])
    })

  test('the messages, joined, are the text again', ({ assert }) => {
    const withRole = fc
      .tuple(fc.constantFrom(ROLE, `# Role\n${ROLE}`), fc.constantFrom('\n', '\n\n', ' '), anyText)
      .map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(fc.oneof(anyText, withRole), (text) => {
        const messages = JSON.parse(chatJson(text, analyze(text).parts))
        const contents = messages.map(({ content }: { content: string }) => content)
        assert.equal(contents.join(''), text)
        assert.isTrue(contents.length === 1 || contents.every((one: string) => one.trim() !== ''))
      }),
      { numRuns: 400 }
    )
  })
})
