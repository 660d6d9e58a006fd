import { test } from '@japa/runner'
import { sizesIn } from '#app/prompts/domain/demands/sizes'
import { spokenOf } from '#app/prompts/domain/demands/spoken'
import { read } from '#app/prompts/domain/reading/read'

const clashes = (text: string) =>
  read(text).conflicts.map(({ first, second }) => [
    text.slice(first.start, first.end),
    text.slice(second.start, second.end),
  ])
const missing = (text: string) => read(text).missing.map(({ start, end }) => text.slice(start, end))

test.group('Demands', () => {
  test('an amount is read with its limits and its part: {0}')
    .with([
      ['Write a poem of at most 40 words.', 'word', 0, 40, null],
      ['Write a poem of 30 to 40 words.', 'word', 30, 40, null],
      ['Write a poem with at least three stanzas.', 'stanza', 3, Infinity, null],
      ['Write a note under 100 words.', 'word', 0, 99, 'note'],
      ['Write a post. Each bullet has 12 words or fewer.', 'word', 0, 12, 'bullet'],
      ['Write a post of about 1,000 words.', 'word', 800, 1250, 'post'],
    ] as const)
    .run(({ assert }, [text, unit, least, most, of]) => {
      const [size] = sizesIn(spokenOf(read(text)))
      assert.containSubset(size, { unit, least, most, of })
    })

  test('two demands clash: {0}')
    .with([
      ['Write a report. Keep it to 100 words. Write at least 300 words.'],
      ['Write a poem in German. The whole text must be in English.'],
      ['Write a letter in a formal tone. Make it sound like a chatty friend.'],
      ['Write a list of hotels. Do not mention prices. State the price of each room.'],
      [
        'Summarize the talk "Ships and ports of the north". No bullet points. Give the three main points as bullets.',
      ],
      ['Write a letter to the guests. No apology. Apologise for the delay of May.'],
      ['Plan a party. Ask me three questions first. Do not ask me anything.'],
      [
        'Translate the menu "Soup of the day, bread". Do not translate the dishes. Translate all dishes into German.',
      ],
      [
        'Return nothing but a JSON object with the key name for "Ann". Below the object, add a sentence that explains it.',
      ],
      [
        'Write an advert for our café. It must fit in 50 words in total. Each of the four sections needs at least 30 words.',
      ],
    ])
    .run(({ assert }, [text]) => assert.lengthOf(clashes(text), 1))

  test('these demands go together: {0}')
    .with([
      ['Write a report of 300 words with a summary of 50 words.'],
      ['Write a letter in English and a translation of it in German.'],
      ['Write a letter that is formal, not chatty.'],
      ['Write a text of two paragraphs without bullets. Below it stands a list of four bullets.'],
      ['Write three paragraphs of 40 words each, 120 words in all.'],
      ['Write a text for beginners. You are an expert in gardening.'],
      ['Write names for a café. No two names may be alike. Give ten names.'],
      ['Write a poem without naming the sea, except in the title.'],
    ])
    .run(({ assert }, [text]) => assert.deepEqual(clashes(text), []))
})

test.group('References', () => {
  test('what is pointed to and not there is found: {0}')
    .with([
      ['Summarize the attached report for our board.', 'the attached report'],
      [
        'Answer the questions in the spreadsheet I sent you yesterday.',
        'the spreadsheet i sent you',
      ],
      ['Correct the letter below. Keep the tone.', 'the letter below'],
      ['Turn my notes from the meeting into a list of tasks.', 'my notes'],
      ['Rewrite this error message so that a cashier understands it.', 'this error message'],
    ] as const)
    .run(({ assert }, [text, place]) =>
      assert.isTrue(missing(text).some((found) => found.toLowerCase().includes(place)))
    )

  test('what is there is not missed: {0}')
    .with([
      [
        'Summarize the report below.\n\n"The ships were late in May, and the port was full until June."',
      ],
      ['Rewrite this message: "The lift is out of order until Monday."'],
      ['Correct the letter below.\n\n<letter>\n{{letter}}\n</letter>'],
      ['Write an email. This email should be short and name the date, 3 May.'],
      [
        '# Budget\n\n900 euros for print, 600 euros for ads\n\nMake a table of the items in the budget above.',
      ],
      ['Keep five minutes at the end for questions when you plan the meeting on Monday.'],
    ])
    .run(({ assert }, [text]) => assert.deepEqual(missing(text), []))
})
