import { test } from '@japa/runner'
import { read } from '#app/prompts/domain/reading/read'
import { silentBlocks } from '#app/prompts/domain/examples/silent_blocks'
import { improve } from '#app/prompts/domain/improve'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'

/** Requests that tell their own case, of different kinds of work. */
const TOLD = [
  'write a mail to our supplier Kessler saying the last 2 deliveries were late and we want a discount on the next one. firm but not rude',
  'eulogy for my nan Rita, 86, loved bingo and her garden, swore like a sailor. 3 min',
  'should i take the job with 8k more but 50 min commute each way? i like my team',
  'ideas for instagram reels for a hardware store, the owner hates being on camera',
  'rota for 6 people covering 7 days, 8-4 and 12-8, two on each shift, Priya cannot do wednesdays',
  'how do I tell an employee she smells. serious question, customers have complained',
  'boiler pressure drops to 0.5 every couple of days, no leaks i can see. Worcester about 9 yrs old',
  'PRD for adding a wishlist to our shopping app, keep it to one page',
  '30 second radio ad for tyre shop, winter tyres, free fitting till nov 30',
  'can landlord raise salon rent mid lease in Bristol, three years left',
]

const variantsOf = (text: string) => improve({ text, settings: DEFAULT_SETTINGS }).variants
const optimized = (text: string) =>
  variantsOf(text).find(({ id }) => id === 'optimized')?.content ?? ''

test.group('Requests that tell their own case', () => {
  test('are asked nothing, but by the variant that asks: {$self}')
    .with(TOLD)
    .run(({ assert }, text) => {
      const variants = variantsOf(text)
      assert.isNotEmpty(variants)
      for (const { id, content, blanks } of variants) {
        if (id === 'contextual') continue
        assert.isEmpty(blanks, content)
        assert.notMatch(content, /^You are |\nAudience: |\nPurpose: /m)
      }
    })

  test('improving what was improved changes nothing: {$self}')
    .with(TOLD)
    .run(({ assert }, text) => {
      for (const { content } of variantsOf(text)) {
        const again = improve({ text: content, settings: DEFAULT_SETTINGS })
        assert.isTrue(again.unchanged, content)
      }
    })

  test('a tone that was told is not overruled, nor a length', ({ assert }) => {
    const text = 'eulogy for my nan Rita, 86, loved bingo and her garden. firm but funny. 3 min'
    assert.notMatch(optimized(text), /professional and friendly|under \d+ words/)
  })
})

test.group('What a request is for', () => {
  test('"{0}" is of the kind {1}')
    .with([
      ["Pretend you're my landlord and I'm asking him to fix the heating. Push back.", 'converse'],
      ['practice spanish with me, ordering at a restaurant, im A2', 'converse'],
      ['run a mock interview with me for a teaching assistant job', 'converse'],
      ['shorter pls: I am just writing to follow up on my previous email of the 9th', 'rewrite'],
      ['cut this to 25 words: Our project seeks to empower isolated residents', 'rewrite'],
      ['paint colour for a north facing hallway, no window', 'analyse'],
      ['script to rename photos by date taken', 'code'],
      ['team building ideas for accountants who do not want to do team building', 'ideate'],
      ['diagram of the water cycle for year 5, with labels', 'image'],
    ] as const)
    .run(({ assert }, [text, task]) => assert.equal(read(text).task, task))

  test('"{0}" is written as what it is')
    .with([
      ['interview questions warehouse shift lead, nights', /strong answer shows/],
      ['Notion or Trello, 4 person agency with two freelancers', /your pick for my case/],
      [
        'house rules for the cottage. no parties, septic tank, bins thursday',
        /short numbered points/,
      ],
      ['sign for staff fridge. someone keeps nicking yoghurts', /four wordings/],
      ['lit review outline nurse burnout post covid, ten pages', /under each two to four points/],
      ['risk assessment for taking 22 residents to the seaside, 9 wheelchairs', /columns hazard/],
      [
        'my python script keeps saying KeyError: order_id but the column is there',
        /hides behind it/,
      ],
      ['why is the moon out in the day. hes 5 and will not drop it', /say them aloud/],
      ['quiz me for my food safety exam, one question at a time', /before I have tried/],
      ['someone dented my van in the car park and drove off, got half a reg. what now', /do first/],
    ] as const)
    .run(({ assert }, [text, says]) => assert.match(optimized(text), says))

  test('a thing that is only mentioned is not what is asked for: {0}')
    .with([
      ['sewing machine bunching thread underneath on stretchy stuff, Janome', /ready to post/],
      ['best man speech for my brother Tom, met Ana at a pub quiz, 4 minutes', /four choices/],
      ['wedding function for 140 people in November, what needs booking by when', /code block/],
      ['tell client we cannot start the deck until the 22nd, timber is late', /as it is spoken/],
    ] as const)
    .run(({ assert }, [text, says]) => assert.notMatch(optimized(text), says))

  test('help with what somebody does alone stays help', ({ assert }) => {
    assert.include(
      optimized('help me tell an employee she has body odor. shes lovely, meeting tomorrow at 2'),
      'elp me tell'
    )
  })

  test('what is given behind the request is not asked for again: {$self}')
    .with([
      'shorten this to one sentence. We are reaching out to let you know that due to unforeseen circumstances our office will be closed on Monday.',
      'turn this into bullet points: The new parking rules begin 1 May. Staff must display a permit, visitors can use bays 10 to 18.',
      'make this better for my cv - I did the stock and also told the younger ones what to do',
      'apology reply to a 1 star google review, she said the soup was cold. we did not laugh',
      'Write me the email and also what to say if he calls me. He did 4 rounds and we picked someone internal.',
    ])
    .run(({ assert }, text) => {
      for (const { content } of variantsOf(text)) assert.notInclude(content, '[paste')
    })

  test('paragraphs are found whatever the number of blank lines between them', ({ assert }) => {
    const shown = (gap: string) => {
      const text = [
        'Write product texts for our shop.',
        'Oak table. Warm. Solid. Made to last.',
        'Steel lamp. Cool. Slim. Made to shine.',
        'Do the same for the wool rug.',
        'Thanks.',
      ].join(gap)
      return silentBlocks(read(text)).map(({ start, end }) => text.slice(start, end))
    }
    assert.isNotEmpty(shown('\n\n'))
    for (const gap of ['\n\n\n', '\n\n\n\n', '\n \n\t\n'])
      assert.deepEqual(shown(gap), shown('\n\n'))
  })

  test('a greeting and a signature belong to the mail they stand around', ({ assert }) => {
    const mail = 'Hi Tom,\n\nThe delivery slipped to Friday. We need them by 9 May.\n\nBest,\nJo'
    const text = `Rewrite this email so it is shorter:\n\n${mail}`
    const { data } = read(text)
    assert.equal(text.slice(data!.start, data!.end), mail)
  })

  test('an answer to a question does not take anything away: {$self}')
    .with([
      'Audience: existing customers in Austria who bought the pump',
      'Purpose: they book a visit',
    ])
    .run(({ assert }, answer) => {
      const [before, after] = ['', `\n\n${answer}`].map((more) =>
        variantsOf(`Write an email about our new product${more}`)
      )
      for (const { id, scoreFilled } of before)
        assert.isAtLeast(after.find((one) => one.id === id)!.scoreFilled, scoreFilled - 1)
    })

  test('"{0}" is not answered as something else')
    .with([
      [
        'help me decide: stay in my job or take the offer with 15% more pay but 1h commute',
        /category/,
      ],
      [
        'complaint letter to Deutsche Bahn about ICE 597 on 14 June that was 3 hours late',
        /Apologise/,
      ],
      ['recipe for lasagna without cheese for 6', /four people/],
      ['give feedback on this slogan: "We build tomorrow"', /what the person does/],
      ['Answer only with yes or no: is 91 prime?', /money or time/],
      ['Act as a Linux terminal. Reply only with output in a code block.', /taken seriously/],
    ] as const)
    .run(({ assert }, [text, says]) => {
      for (const { content } of variantsOf(text)) assert.notMatch(content, says)
    })

  test('all of a notice behind a colon is material, whatever it orders', ({ assert }) => {
    const text =
      'Summarise this for the lads in two lines: Gate 3 will be closed for resurfacing. Drivers must not queue on Station Road.'
    const { data } = read(text)
    assert.equal(text.slice(data!.start, data!.end), text.slice(text.indexOf('Gate 3')))
  })

  test('what only needs its wording put right is said to', ({ assert }) => {
    const variant = variantsOf(
      'picture of a badger in a hi vis vest holding a clipboard, for our safety board'
    ).find(({ id }) => id === 'optimized')!
    assert.match(variant.reasoning, /only its wording/)
    assert.notMatch(variantsOf(TOLD[0])[0].reasoning, /only its wording/)
  })

  test('"an" stands before the sound of a vowel', ({ assert }) => {
    assert.match(
      optimized('eulogy for my nan Rita, 86, loved bingo and her garden'),
      /^Write a eulogy/
    )
    assert.match(
      optimized('obituary for my uncle Declan, bus driver, three daughters'),
      /^Write an obituary/
    )
  })

  test('a count that was given stays', ({ assert }) => {
    const text = 'quiz questions for the bowls club, 15, average age about 74, no pop music'
    assert.notMatch(optimized(text), /Give \d/)
  })

  test('a short text without little words is read as what it is', ({ assert }) => {
    for (const text of [
      'black friday subject lines, mattress shop',
      '27 kids wet playtime no hall no screens. go',
    ])
      assert.isNotEmpty(variantsOf(text))
  })
})
