import { test } from '@japa/runner'
import fc from 'fast-check'
import { choicesIn } from '#app/prompts/domain/blanks/blank_choices'
import { blankInput, type BlankKind } from '#app/prompts/domain/blanks/blank_kind'

const KINDS: Record<Exclude<BlankKind, 'choice'>, string[]> = {
  date: [
    'date',
    'the launch date',
    'deadline',
    'Date of the event',
    'dd/mm/yyyy',
    'YYYY-MM-DD',
    'when',
    'your birthday',
    'start date, e.g. 3 March',
  ],
  number: [
    'number of participants',
    'how many',
    'word count',
    'max words',
    'percentage',
    'age',
    'n',
    'length limit',
  ],
  amount: [
    'budget',
    'the price',
    'price of the plan',
    'monthly fee',
    '€ a month',
    'your budget, e.g. 500 euros',
  ],
  email: ['email', 'e-mail address', 'your email', 'support email address'],
  link: ['link', 'website', 'URL of the page', 'link to the report', 'company website'],
  long: [
    'paste the text here',
    'paste your notes',
    'the transcript',
    'job description',
    'what it is and what it does for the reader',
    'what readers should do next, e.g. book a demo',
    'list of features',
    'background',
  ],
  text: [
    'topic',
    'company name',
    'dates, start and interests',
    'names, links or dates to mention',
    'topic, date and time available',
    'price, offer, deadline, evidence you can show',
    'budget, style or words to avoid',
    'order number',
    'phone number',
    'your VAT number',
    'email subject',
    'the email thread title',
    'update',
    'candidate',
    'the decision or task the answer is for',
    'e.g. 16:9',
    'audience',
    'who reads it, e.g. the head of the team',
  ],
}

const CASES = Object.entries(KINDS).flatMap(([kind, labels]) =>
  labels.map((label) => [label, kind] as const)
)

test.group('The kind of a blank', () => {
  test('[{0}] asks for {1}')
    .with(CASES)
    .run(({ assert }, [label, kind]) => {
      assert.deepEqual(blankInput(label), { kind: kind as BlankKind, choices: [] })
    })

  test('[{0}] offers {1}')
    .with([
      ['formal / friendly', ['formal', 'friendly']],
      ['A or B', ['A', 'B']],
      ['yes/no', ['yes', 'no']],
      ['low, middle or high', ['low', 'middle', 'high']],
      ['low, middle, or high', ['low', 'middle', 'high']],
      ['close-up, wide shot or from above', ['close-up', 'wide shot', 'from above']],
      ['tone: calm / urgent / playful', ['calm', 'urgent', 'playful']],
      ['choose one: print | web', ['print', 'web']],
    ] as const)
    .run(({ assert }, [label, choices]) => {
      assert.deepEqual(blankInput(label), { kind: 'choice', choices: [...choices] })
    })

  test('[{$self}] offers nothing to choose from')
    .with([
      'name or company',
      'period, place or aspects that matter',
      'names, links or dates to mention',
      'topic and tone',
      'and/or',
      'km/h',
      'dd/mm/yyyy',
      'price per unit/month',
      'tone, e.g. formal or friendly',
      'who will read the translation; formal or informal',
      'two or three results with figures, and why this employer',
      'same or same',
      'one or two or three or four or five or six or seven',
    ])
    .run(({ assert }, label) => assert.deepEqual(choicesIn(label), []))

  test('any label has a kind, and its choices are its own words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 160 }), (label) => {
        const { kind, choices } = blankInput(label)
        const words = label.replace(/\s+/g, ' ')
        return (
          (kind === 'choice') === choices.length > 0 && choices.every((one) => words.includes(one))
        )
      })
    )
  })
})
