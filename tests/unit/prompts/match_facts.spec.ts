import { test } from '@japa/runner'
import fc from 'fast-check'
import { MAX_FACT_NAME_LENGTH, factKey, factNameFor } from '#app/prompts/domain/facts'
import { matchFacts } from '#app/prompts/domain/match_facts'

const named = (...names: string[]) => names.map((name) => ({ name }))
const offered = (label: string, ...names: string[]) =>
  matchFacts(label, named(...names)).map(({ name }) => name)

test.group('Facts for a blank', () => {
  test('[{0}] is answered by the fact "{1}"')
    .with([
      ['company name', 'Company'],
      ['Company', 'company name'],
      ['name of the company', 'Company'],
      ['your organisation', 'Company'],
      ['brand', 'Our company'],
      ['target audience', 'Audience'],
      ['audience, e.g. small shops', 'Audience'],
      ['readers', 'Audience'],
      ['who will read it and what they already know', 'Audience'],
      ['who receives it and what they already know', 'Readers'],
      ['who it is for and what they already know', 'Audience'],
      ['tone of voice', 'Voice'],
      ['brand voice', 'Voice'],
      ['style', 'Brand voice'],
      ['product', 'Product name'],
      ['name of the service', 'Product'],
      ['date of the launch', 'Launch date'],
      ['website', 'Company website'],
      ['link', 'Website'],
      ['my job title', 'Role'],
      ['competitors', 'Competitor'],
      ['industries', 'Industry'],
      ['标题', '标题'],
      ['what it is and what it does for the reader', 'What it is and what it does for the reader'],
      ['the one thing the post is about', 'One thing the post is about'],
    ] as const)
    .run(({ assert }, [label, name]) => assert.deepEqual(offered(label, name), [name]))

  test('[{0}] is not answered by the fact "{1}"')
    .with([
      ['company website', 'Company'],
      ['product launch date', 'Product'],
      ['delivery date', 'Launch date'],
      ['audience size', 'Audience'],
      ['what followers should do, e.g. comment or sign up', 'Audience'],
      ['topic', 'Company'],
      ['paste the text here', 'Text style'],
      ['customer name', 'Product name'],
      ['email subject', 'Email'],
      ['what you propose to do', 'What we do'],
      ['which voice', 'Voice'],
      ['e.g. 16:9', 'Format'],
    ] as const)
    .run(({ assert }, [label, name]) => assert.deepEqual(offered(label, name), []))

  test('the closest comes first, three at most', ({ assert }) => {
    const names = ['Company website', 'Website', 'Shop website', 'Blog website', 'Site']
    assert.deepEqual(offered('website', ...names), ['Website', 'Site', 'Company website'])
    assert.deepEqual(offered('website of the shop', ...names), ['Website', 'Site', 'Shop website'])
    assert.deepEqual(offered('shop website', ...names)[0], 'Shop website')
  })

  test('any label and any names are matched without a fault, and only given facts are offered', () => {
    const anyName = fc.string({ unit: 'grapheme', maxLength: 80 })
    fc.assert(
      fc.property(anyName, fc.array(anyName, { maxLength: 6 }), (label, names) => {
        const facts = named(...names)
        const found = matchFacts(label, facts)
        return found.length <= 3 && found.every((fact) => facts.includes(fact))
      })
    )
  })
})

test.group('The name of a fact', () => {
  test('"{0}" and "{1}" name the same')
    .with([
      ['Company', ' company '],
      ['Our  product', 'our product'],
      ['ÄRZTE', 'ärzte'],
      ['Cafe\u0301', 'café'],
    ] as const)
    .run(({ assert }, [one, other]) => assert.equal(factKey(one), factKey(other)))

  test('[{0}] is kept as "{1}"')
    .with([
      ['company name', 'Company name'],
      ['the audience, e.g. small shops', 'Audience'],
      ['your voice', 'Voice'],
      ['who receives it and what they already know', 'Audience'],
      ['e.g. 16:9', 'E.g. 16:9'],
    ] as const)
    .run(({ assert }, [label, name]) => assert.equal(factNameFor(label), name))

  test('a name made of a label is short enough and not empty', () => {
    const unit = fc.constantFrom('a', ' ', 'ß', 'ﬁ', '😀', 'word')
    const label = fc.string({ unit, minLength: 1, maxLength: 160, size: 'max' })
    fc.assert(
      fc.property(
        label.filter((words) => /\p{L}/u.test(words)),
        (words) => {
          const name = factNameFor(words)
          return name !== '' && name.length <= MAX_FACT_NAME_LENGTH && name.isWellFormed()
        }
      )
    )
  })
})
