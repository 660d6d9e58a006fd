import { test } from '@japa/runner'
import { improve } from '#app/prompts/domain/improve'
import { stillAsks } from '#app/prompts/domain/model_rewrite/still_asks'
import { read } from '#app/prompts/domain/reading/read'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'

const asks = (original: string, rewritten: string) => stillAsks(read(original), read(rewritten))
const EMAIL = 'Write an email to customers about our new product Kestrel 3.'

/** What people ask for, and that work itself: done by a model that was asked to rewrite the request. */
const DONE: [request: string, work: string][] = [
  [EMAIL, 'Meet Kestrel 3, our new product. It is quieter than before. Book a demo this week.'],
  [EMAIL, 'Dear customer,\n\nMeet Kestrel 3, our new product. Reply to this email with a time.'],
  [
    EMAIL,
    'Kestrel 3 is here. Write to us with the email address of your team.\n\nBest regards,\nJo',
  ],
  [
    'Give me ideas for a team event.',
    '1. Go bowling.\n2. Cook with a chef.\n3. Hold a quiz night.',
  ],
  ['Summarize this report.', 'Summary: revenue rose by 12 %. The authors recommend two new posts.'],
  [
    'Explain photosynthesis to a child.',
    'Imagine a kitchen in each leaf. Think of it in the park.',
  ],
  ['Write a function that reverses a text.', '```js\nreverse = 1\n```\n\nUse it with any text.'],
  ['Plan a week of dinners.', 'Monday: lentil soup.\nTuesday: cook a curry.\nFriday: make pizza.'],
  [
    'Write a job ad for a nurse in Leeds.',
    'We are looking for a nurse in Leeds. Apply with your CV.',
  ],
  ['What is the capital of France?', 'The capital of France is Paris.'],
  ['Write a poem about autumn.', 'Golden leaves drift down,\nthe wind hums its song.'],
  ['Compare Slack and Teams.', 'Choose Teams if you have Office already. Otherwise take Slack.'],
  ['Suggest names for a bakery.', '1. Crumb & Co.\n2. The Daily Loaf\n3. Rise'],
  ['Schreibe eine E-Mail an Kunden.', 'Liebe Kundinnen und Kunden,\n\nunser Produkt ist da.'],
]

test.group('Whether a rewrite still asks', () => {
  test('the work itself does not, for: {0}')
    .with(DONE)
    .run(({ assert }, [request, work]) => assert.isFalse(asks(request, work)))

  test('our own versions of such requests do: {0}')
    .with(DONE)
    .run(({ assert }, [text]) => {
      for (const { content } of improve({ text, settings: DEFAULT_SETTINGS }).variants)
        assert.isTrue(asks(text, content), content)
    })

  test('the same request in other words does: {1}')
    .with([
      [
        EMAIL,
        'Our customers know Kestrel 2. Draft a short mail that makes them book a demo of it.',
      ],
      [EMAIL, 'Goal: an email to customers\nProduct: Kestrel 3'],
      [EMAIL, 'I need an email that tells customers of Kestrel 3.'],
      [EMAIL, 'Write an email to customers. It must begin with “Dear customer,”.'],
      ['fix the grammar: it are late', 'Correct the mistakes in: “it are late”. Keep its meaning.'],
    ])
    .run(({ assert }, [request, other]) => assert.isTrue(asks(request, other)))
})
