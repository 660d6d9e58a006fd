import { test } from '@japa/runner'
import { discover } from '#app/prompts/domain/discovery/discover'
import type { Apart, Source } from '#app/prompts/domain/discovery/types'

const numbered = (texts: string[]): Source[] => texts.map((text, at) => ({ id: `${at}`, text }))
const groupsOf = (texts: string[], apart: readonly Apart[] = []) =>
  discover(numbered(texts), apart).groups.map(({ members }) => members.map(({ id }) => id).join())

const OTHERS = [
  'Plan a birthday party for eight children in a small flat.',
  'Translate the menu of our canteen into Greek.',
  'Which questions should I ask before I sign a lease for a car?',
]

const SAME = [
  {
    why: 'only capitals and signs differ',
    first: 'Write a poem about autumn leaves, four lines',
    second: 'WRITE A POEM ABOUT AUTUMN LEAVES – FOUR LINES!',
  },
  {
    why: 'words stand in another form',
    first: 'Summarise the complaints that customers sent us in April, in five sentences.',
    second: 'A summary in five sentences, please: complaints sent by a customer in April.',
  },
  {
    why: 'one is told in other words',
    first:
      'Write a job ad for a part-time cook in our school canteen. 120 words, warm, no buzzwords.',
    second:
      'Our canteen at school needs a part-time cook. Please compose a vacancy notice that is friendly, has around 120 words and does without jargon.',
  },
  {
    why: 'a number is spelt, and a time is told in another unit',
    first: 'Prepare a talk of ninety minutes on bee hives for twelve gardeners.',
    second: 'I need an hour and a half of speech about hives of bees, for 12 gardeners.',
  },
  {
    why: 'only the manner differs',
    first: 'Write a friendly email to our tenants about the new bins.',
    second: 'Write a formal email to our tenants about the new bins.',
  },
  {
    why: 'the reader has another title, and the object is told in another form',
    first: 'Write a cold email to a CFO about invoice automation',
    second: 'Write a cold email to a finance director about automating invoices',
  },
  {
    why: 'the order of object and place differs',
    first: 'Write a job ad for a warehouse supervisor in Leeds',
    second: 'Draft a vacancy notice: supervisor for our warehouse in Leeds',
  },
  {
    why: 'a mail is an email',
    first: 'Send a mail to the head of marketing about late brand photos',
    second: 'Write an email to our chief marketing officer about brand photos that come late',
  },
]

const APART = [
  {
    why: 'the reader of the same deliverable about the same object',
    first: 'Write a cold email to a CFO about invoice automation',
    second: 'Write a cold email to a developer about automating invoices',
  },
  {
    why: 'the object of the same deliverable for the same reader',
    first: 'Write a cold email to a CFO about invoice automation',
    second: 'Write a cold email to a finance director about automating payroll',
  },
  {
    why: 'the subject',
    first: 'Write a product description of 80 words for a hiking backpack. Calm, no superlatives.',
    second: 'Write a product description of 80 words for a folding crib. Calm, no superlatives.',
  },
  {
    why: 'the receiver',
    first: 'Write an email to a customer about the late delivery.',
    second: 'Write an email to a supplier about the late delivery.',
  },
  {
    why: 'a name',
    first: 'Write an email to Maria Lopez that moves our meeting on the audit.',
    second: 'Write an email to Jonas Becker that moves our meeting on the audit.',
  },
  {
    why: 'a language',
    first: 'Translate this contract clause into German for our partner.',
    second: 'Translate this contract clause into Portuguese for our partner.',
  },
  {
    why: 'a number',
    first: 'Suggest ten names for a bakery that sells bread without gluten.',
    second: 'Suggest fifty names for a bakery that sells bread without gluten.',
  },
  {
    why: 'a time',
    first: 'Write a speech of two minutes for the wedding of my sister.',
    second: 'Write a speech of ten minutes for the wedding of my sister.',
  },
  {
    why: 'the kind of result',
    first: 'Write a letter to the donors of our food bank.',
    second: 'Design a poster for the donors of our food bank.',
  },
  {
    why: 'what is to be done with the same material',
    first: 'Summarise this: the harbour closes at noon, the ferry waits, nobody may board.',
    second: 'Translate this: the harbour closes at noon, the ferry waits, nobody may board.',
  },
  {
    why: 'a number, in other words,',
    first: 'Suggest ten names for a bakery that sells bread without gluten.',
    second: 'Our bakery sells bread without gluten, and I want fifty names that suggest it.',
  },
  {
    why: 'a name, in other words,',
    first: 'Write an email to Maria Lopez that moves our meeting on the audit in June.',
    second: 'In June we meet on the audit. The meeting moves: tell Jonas Becker by email.',
  },
  {
    why: 'the kind of result, in other words,',
    first: 'Draft a speech for the farewell of our head gardener after twenty years.',
    second: 'Our head gardener says farewell after twenty years. Write a poem for that.',
  },
  {
    why: 'the question about a subject that fills the prompt',
    first: 'How do I train a puppy to sleep alone at night? Five steps, gentle, no crate.',
    second: 'What does the law say if my puppy barks because it sleeps alone at night?',
  },
  {
    why: 'the deed',
    first: 'Explain to new drivers how the night bus tickets are sold and checked.',
    second: 'Work out how many night bus tickets our drivers sold in March, by line and hour.',
  },
  {
    why: 'a denial',
    first: 'Write a leaflet for our gym, and mention the prices of the courses.',
    second: 'Write a leaflet for our gym, and do not mention the prices of the courses.',
  },
  {
    why: 'all but a bare request',
    first: 'Write a report.',
    second:
      'Write a report for the board on tidal turbines in Orkney: output, storms, repairs, permits and what the harbour charges.',
  },
  {
    why: 'everything',
    first: 'Draw a cat in the style of a woodcut.',
    second: 'List the duties of a treasurer in a sailing club.',
  },
]

test.group('Near duplicates', () => {
  test('are found where {why}')
    .with(SAME)
    .run(({ assert }, { first, second }) => {
      assert.deepEqual(groupsOf([OTHERS[0], first, OTHERS[1], second, OTHERS[2]]), ['1,3'])
    })

  test('are none where {why} is another')
    .with(APART)
    .run(({ assert }, { first, second }) => {
      assert.deepEqual(groupsOf([OTHERS[0], first, OTHERS[1], second, OTHERS[2]]), [])
    })

  test('stand together, the most alike first', ({ assert }) => {
    const { groups } = discover(
      numbered([
        SAME[2].first,
        'Write a poem about autumn leaves',
        SAME[2].second,
        'write a poem about autumn leaves.',
        'Write a POEM about autumn leaves!',
      ])
    )
    assert.deepEqual(
      groups.map(({ members }) => members.map(({ id }) => id)),
      [
        ['1', '3', '4'],
        ['0', '2'],
      ]
    )
    assert.equal(groups[0].similarity, 1)
    assert.isBelow(groups[1].similarity, 1)
    assert.isAbove(groups[1].similarity, 0.5)
  })

  test('name the words that each has alone', ({ assert }) => {
    const [group] = discover(
      numbered([
        'Write a notice about the new bins for the tenants.',
        'Write a notice about the new bins for the tenants in the courtyard.',
      ])
    ).groups
    assert.deepEqual(
      group.members.map(({ own }) => own),
      [[], ['courtyard']]
    )
  })

  test('stay apart where somebody said so, and the others of the group stay together', ({
    assert,
  }) => {
    const texts = ['Write a poem about snow', 'write a poem about snow', 'Write a poem about snow!']
    assert.deepEqual(groupsOf(texts, [['2', '0']]), ['0,1'])
    assert.deepEqual(groupsOf(texts.slice(0, 2), [['0', '1']]), [])
    assert.deepEqual(groupsOf(texts, [['gone', '1']]), ['0,1,2'])
  })

  test('are looked for among own prompts and the library, not within the library', ({ assert }) => {
    const text = 'Write a poem about the first snow of the year'
    const library = [1, 2].map((at) => ({ id: `template ${at}`, text, isTemplate: true }))
    assert.deepEqual(discover(library).groups, [])
    const [group] = discover([...library.slice(1), { id: 'own', text }]).groups
    assert.deepEqual(
      group.members.map(({ id }) => id),
      ['template 2', 'own']
    )
  })

  test('are told from prompts of one template with another subject', ({ assert }) => {
    const filled = ['a folding bicycle', 'an oat drink', 'a tide calendar', 'a reading lamp'].map(
      (product) =>
        `You are an email marketer. Write a campaign email about ${product} to our subscribers. Three subject lines of at most 50 characters, a body of 120 to 180 words, one button text. Tone: warm and specific.`
    )
    assert.deepEqual(groupsOf(filled), [])
  })

  test('are found in other languages too where the words are the same', ({ assert }) => {
    const texts = [
      'Schreibe eine Einladung zum Sommerfest der Werkstatt in Köln',
      '夏の祭りへの招待状を書いてください',
      'schreibe eine Einladung zum Sommerfest, der Werkstatt in Köln.',
      '夏の祭りへの招待状を書いてください。',
      'Напиши приглашение на праздник',
    ]
    assert.sameMembers(groupsOf(texts), ['0,2', '1,3'])
  })
})
