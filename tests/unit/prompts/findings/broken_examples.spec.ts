import { test } from '@japa/runner'
import { brokenExamples } from '#app/prompts/domain/findings/rules/broken_examples'
import { read } from '#app/prompts/domain/reading/read'
import { SOUND } from '#tests/unit/prompts/findings/sound_examples'

const broken = (text: string) =>
  brokenExamples(read(text)).map(({ start, end }) => text.slice(start, end))

test.group('Examples that break a rule', () => {
  test('the example is pointed at: {0}')
    .with([
      [
        'Write five button labels of at most three words. Example: "Put this one into my basket"',
        'Put this one into my basket',
      ],
      ['Mark each ticket as BUG or WISH.\n12: crash on start -> PRAISE', 'PRAISE'],
      [
        'Write alt texts of at most 20 characters, for example: "A red fox in the snow at dawn".',
        'A red fox in the snow at dawn',
      ],
    ] as const)
    .run(({ assert }, [text, example]) => assert.deepEqual(broken(text), [example]))

  test('the example is sound: {0}')
    .with(SOUND.map((text) => [text] as const))
    .run(({ assert }, [text]) => assert.deepEqual(broken(text), []))
})
