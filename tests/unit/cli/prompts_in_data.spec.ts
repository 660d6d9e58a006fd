import { test } from '@japa/runner'
import fc from 'fast-check'
import { stringify } from 'yaml'
import { promptsInData } from '#cli/services/checking/prompts_in_data'

const texts = async (source: string) =>
  (await promptsInData(source)).map(({ path, text }) => [path, text])

test.group('Prompts in YAML and JSON', () => {
  test('stand under the keys of common tools, and in what users and systems say', async ({
    assert,
  }) => {
    const source = `
      name: Report
      system-prompt: Be brief.
      steps: [{ prompt: Sum it up. }, { title: Not this }]
      messages:
        - { role: user, content: Say hello. }
        - { role: assistant, content: Hello. }`
    assert.deepEqual(await texts(source), [
      ['system-prompt', 'Be brief.'],
      ['steps[0].prompt', 'Sum it up.'],
      ['messages[0].content', 'Say hello.'],
    ])
  })

  test('are found in every document of a file', async ({ assert }) => {
    assert.lengthOf(await texts('prompt: A\n---\nprompt: B\n'), 2)
  })

  test('an alias is not read twice, and a loop of aliases ends', async ({ assert }) => {
    assert.lengthOf(await texts('a: &x { prompt: Once. }\nb: *x\n'), 1)
    assert.lengthOf(await texts('a: &x\n  prompt: Once.\n  self: *x\n'), 1)
  })

  test('each word has its place in the source, whatever quotes and folds it has', async ({
    assert,
  }) => {
    const word = fc.stringMatching(/^[a-z]{3,8}$/)
    const text = fc.array(fc.oneof(word, fc.constantFrom('"x"', "it's", '\\n', 'é', 'a\tb')), {
      ...{ minLength: 1, maxLength: 30 },
    })
    const style = fc.constantFrom(
      'PLAIN',
      'QUOTE_DOUBLE',
      'QUOTE_SINGLE',
      'BLOCK_LITERAL',
      'BLOCK_FOLDED'
    )
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom(' ', '\n'), style, async (words, gap, type) => {
        const prompt = `start ${words.join(gap)} end`
        const source = stringify({ prompt }, { defaultStringType: type as 'PLAIN', lineWidth: 40 })
        const [found] = await promptsInData(source)
        const place = found.places[found.text.lastIndexOf('end')]
        assert.equal(source.slice(place, place + 3), 'end', source)
        assert.equal(source.slice(found.places[0], found.places[0] + 5), 'start', source)
      })
    )
  })
})
