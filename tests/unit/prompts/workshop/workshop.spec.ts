import { test } from '@japa/runner'
import fc from 'fast-check'
import { guard } from '#app/prompts/domain/guard'
import { read } from '#app/prompts/domain/reading/read'
import { RULES } from '#app/prompts/domain/findings/all'
import { score } from '#app/prompts/domain/score'
import { applyProposals } from '#app/prompts/domain/workshop/apply'
import { PROPOSAL_TYPES, type Proposal } from '#app/prompts/domain/workshop/proposal'
import { strengthen } from '#app/prompts/domain/workshop/strengthen'
import { WORDED_RULES } from '#app/prompts/domain/workshop/wording'
import { anyText } from '#tests/unit/prompts/hostile_texts'

const idsOf = (text: string) => strengthen(text).proposals.map(({ id }) => id)
const find = (text: string, id: string): Proposal | undefined =>
  strengthen(text).proposals.find((proposal) => proposal.id === id)

const COMPLETE = `You are a pastry chef who teaches beginners.

Write a recipe card for a lemon tart that hobby bakers with a small oven can follow on a Sunday, so that they dare to bake it for guests. The tart serves eight and keeps for two days.

Format: a title, a list of ingredients in grams, then numbered steps.
Length: at most 250 words. Tone: calm and encouraging.
Include the resting times, and warn of the step at which most tarts crack. Do not use brand names or American cups.
If an ingredient is hard to buy in winter, name one substitute.
Before you answer, check that every ingredient of the list occurs in a step.`

/** Per heuristic: texts in which it speaks, and texts in which it is silent though a bare substring would not tell. */
const HEURISTICS = [
  {
    id: 'role',
    speaks: [
      'Write a blog post about remote work',
      'Write a poem. The moon was as a lamp to us',
      'Tell my team that you are all invited, in an email',
    ],
    silent: [
      'You are a travel agent. Write a poem about Rome.',
      'Act as a tax adviser and explain the new rule.',
      'As a nurse on a night shift, write a note to the day shift.',
      'Extract all names from the article.',
    ],
  },
  {
    id: 'format',
    speaks: [
      'Write a blog post about information security',
      'Explain how the platform was restructured',
    ],
    silent: [
      'Give me a table of the five largest lakes',
      'List the planets as bullet points',
      'Write a poem with the title and three paragraphs',
    ],
  },
  {
    id: 'constraints',
    speaks: [
      'Write a story about swords and foreword authors of the kingdom',
      'Explain what a baritone sings in this opera house',
    ],
    silent: [
      'Write a story of at most 300 characters',
      'Write a formal letter to the mayor about the bridge',
      'Summarise the article in two sentences',
    ],
  },
  {
    id: 'detail',
    speaks: [
      'Write a poem',
      'Please write a poem. Thank you so much, you are the best assistant in the whole world!',
      'Summarise this:\n\n"""\nThe harbour closes at noon, and the ferry waits outside until the storm has passed.\n"""',
    ],
    silent: ['Write a poem about the old harbour of our town in winter, for my aunt'],
  },
]

test.group('The workshop', () => {
  test('proposes {id} where it lacks: {text}')
    .with(HEURISTICS.flatMap(({ id, speaks }) => speaks.map((text) => ({ id, text }))))
    .run(({ assert }, { id, text }) => {
      const proposal = find(text, id)!
      assert.exists(proposal, idsOf(text).join())
      for (const sentence of [proposal.title, proposal.description, proposal.reasoning])
        assert.isNotEmpty(sentence)
      assert.include(PROPOSAL_TYPES, proposal.type)
      assert.notEqual(proposal.before, proposal.after)
    })

  test('is silent on {id} where it is there: {text}')
    .with(HEURISTICS.flatMap(({ id, silent }) => silent.map((text) => ({ id, text }))))
    .run(({ assert }, { id, text }) => {
      assert.notInclude(idsOf(text), id)
    })

  test('adds the edits of the rules, those of one sentence together', ({ assert }) => {
    const text = 'Could you write a letter to the the mayor in order to save the bridge?'
    const question = find(text, 'goal.question_for_artefact:0')!
    assert.equal(question.before, text)
    assert.equal(question.after, 'Write a letter to the the mayor in order to save the bridge.')
    assert.equal(find(text, 'clarity.repeated_word:0')?.after, text.replace('the the', 'the'))
    assert.equal(find(text, 'clarity.wordy:0')?.after, text.replace('in order to', 'to'))
  })

  test('makes room for what rules miss: readers, material', ({ assert }) => {
    assert.include(
      idsOf('Write an email about the new opening hours, 100 words, friendly tone'),
      'audience.missing'
    )
    assert.include(find('Summarise this article', 'context.missing_input')!.after, '<article>')
  })

  test('sets pasted material apart before lines follow it', ({ assert }) => {
    const text = 'Translate this text into French: Anna met Bob in Paris.'
    assert.match(find(text, 'constraints')!.after, /^"Anna met Bob in Paris\."\n\n\p{Lu}.+\.$/su)
    const all = applyProposals(text, strengthen(text).proposals)
    assert.lengthOf(all.match(/"/g)!, 2)
    assert.include(all, 'into French: "Anna met Bob in Paris."\n\n')
  })

  test('puts added lines under one another, and a role first', ({ assert }) => {
    const text = 'write an email about our new product'
    const all = applyProposals(text, strengthen(text).proposals)
    assert.match(all, /^You are .+\n\nWrite an email about our new product\.\n\n\p{Lu}/u)
    assert.match(all, /\nKeep it under \d+ words\./)
    assert.notMatch(all.slice(all.indexOf('product.') + 10), /\n\n/)
  })

  test('raises the score, and by what it said', ({ assert }) => {
    const text = 'write an email about our new product'
    const { proposals, score: before } = strengthen(text)
    for (const proposal of proposals) {
      const after = score(read(applyProposals(text, [proposal])))
      assert.equal(after.filled - before.filled, proposal.gain, proposal.id)
    }
    const all = strengthen(applyProposals(text, proposals))
    assert.isAtLeast(all.score.filled, 85)
    assert.deepEqual(all.proposals, [])
  })

  test('leaves an excellent prompt, another language and nothing alone', ({ assert }) => {
    assert.deepInclude(strengthen(COMPLETE), { leftAlone: 'excellent', proposals: [] })
    assert.deepInclude(
      strengthen('Schreibe bitte eine E-Mail an unsere Kunden über das neue Produkt und den Preis'),
      { leftAlone: 'language', proposals: [] }
    )
    assert.deepInclude(strengthen(' \n'), { leftAlone: 'empty', proposals: [] })
    assert.deepEqual(
      strengthen(`${COMPLETE} Write teh title in capitals.`).proposals.map(
        ({ id }) => id.split(':')[0]
      ),
      ['clarity.typo']
    )
  })

  test('where nothing is asked for yet, it asks for that alone', ({ assert }) => {
    assert.deepEqual(idsOf('hello there'), ['detail'])
    assert.include(find('hello there', 'detail')!.after, 'Use: [')
  })

  test('does not add what it added before', ({ assert }) => {
    const once = applyProposals('hello there', strengthen('hello there').proposals)
    assert.deepEqual(idsOf(once), [])
  })

  test('brings five proposals of a rule at a time', ({ assert }) => {
    const text = `Write a poem. ${Array.from({ length: 9 }, (_, at) => `Maybe add verse ${at}.`).join(' ')}`
    const hedges = idsOf(text).filter((id) => id.startsWith('clarity.hedge:'))
    assert.lengthOf(hedges, 5)
  })

  test('has words for every rule that has an edit, and no other', ({ assert }) => {
    const known = new Set(RULES.map(({ id }) => id))
    for (const { id, did } of RULES) if (did) assert.include(WORDED_RULES, id)
    for (const rule of WORDED_RULES) assert.isTrue(known.has(rule), rule)
  })
})

test.group('The workshop, on any text', () => {
  test('each before and after follows from applying it', ({ assert }) => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { proposals } = strengthen(text)
        assert.lengthOf(new Set(proposals.map(({ id }) => id)), proposals.length)
        for (const { edits, start, end, before, after } of proposals) {
          assert.equal(text.slice(start, end), before)
          assert.equal(
            text.slice(0, start) + after + text.slice(end),
            applyProposals(text, [{ edits }])
          )
        }
      }),
      { numRuns: 400 }
    )
  })

  test('any of them go together, in any order, and nothing is lost', ({ assert }) => {
    fc.assert(
      fc.property(anyText, fc.infiniteStream(fc.double({ noNaN: true })), (text, dice) => {
        const chosen = strengthen(text)
          .proposals.map((proposal) => ({ proposal, at: dice.next().value as number }))
          .filter(({ at }) => at > 0)
          .sort((one, other) => one.at - other.at)
          .map(({ proposal }) => proposal)
        const content = applyProposals(text, chosen)
        assert.equal(content, applyProposals(text, chosen.toReversed()))
        if (guard(text, text).ok) assert.deepEqual(guard(text, content), { ok: true })
        assert.equal(applyProposals(text, []), text)
      }),
      { numRuns: 400 }
    )
  })
})
