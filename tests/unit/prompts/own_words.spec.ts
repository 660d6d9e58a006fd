import { test } from '@japa/runner'
import '#app/prompts/domain/deliverables/records'
import { contentsOf } from '#app/prompts/domain/contents'
import { improve } from '#app/prompts/domain/improve'
import { read } from '#app/prompts/domain/reading/read'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'

const contentsFor = (text: string, kind: string | null) =>
  improve({ text, settings: { ...DEFAULT_SETTINGS, kind } })
    .variants.map(({ content }) => content)
    .join('\n\n')

const found = (text: string) =>
  contentsOf(read(text)).map(({ label, start, end }) => [label, text.slice(start, end)])

test.group('A place for material', () => {
  test('is marked where the request points at a text: {text}')
    .with([
      { text: 'list the costs in the notes below', name: 'notes' },
      { text: 'make a table of dates from this agreement', name: 'agreement' },
      { text: 'shorten this leaflet', name: 'leaflet' },
      { text: 'pull the open points out of these minutes', name: 'minutes' },
    ])
    .run(({ assert }, { text, name }) => {
      assert.include(contentsFor(text, 'analyze'), `[paste the ${name} here]`)
    })

  test('is not marked when the request points at no text, or says what to reply: {text}')
    .with([
      { text: 'formula that marks temperatures below zero degrees', kind: 'code' },
      {
        text: 'reply needed, delivery came broken, sorry, offer refund or replacement by Friday',
        kind: 'message',
      },
    ])
    .run(({ assert }, { text, kind }) => assert.notInclude(contentsFor(text, kind), '[paste the'))
})

test.group('The end of a request', () => {
  test('gets a question mark only where it is one question: {text}')
    .with([
      { text: 'how do i get rust off a pan', isAsked: true },
      { text: 'why bread rises', isAsked: false },
      { text: 'what do i tell her, i want to keep the job', isAsked: false },
    ])
    .run(({ assert }, { text, isAsked }) => {
      const content = contentsFor(text, 'explain')
      assert.match(content, new RegExp(text, 'i'))
      assert.equal(content.toLowerCase().includes(`${text}?`), isAsked)
    })
})

test.group('A list of the requirements', () => {
  const DEMANDS = 'Write a notice for the pool. Keep it short. Name the hours. Use no slang.'
  const ACCOUNT =
    'Write a notice for the pool. The boiler broke. People were cold. They will complain.'

  test('is made of requirements only', ({ assert }) => {
    assert.include(contentsFor(DEMANDS, null), '\n- Name the hours.')
    assert.notInclude(contentsFor(ACCOUNT, null), '\n- People were cold.')
  })
})

test.group('What a prompt says', () => {
  test('does not take a date or a count of what is given for a length', ({ assert }) => {
    const dated = 'Need a report on the leak, complaint of 14 May, line 3 was affected.'
    const counted = 'Pasted below are 140 short guest comments from the desk, sort them by topic.'
    for (const text of [dated, counted])
      assert.notInclude(
        found(text).map(([label]) => label),
        'Length',
        text
      )
    assert.deepInclude(found('Write a notice of 90 words on the leak.'), ['Length', '90 words'])
  })

  test('takes nobody for the reader who stands behind a comma', ({ assert }) => {
    const text = 'Letter to Mrs Okafor of our choir, her husband sang with us.'
    assert.notDeepInclude(found(text), ['Reader', 'husband'])
  })

  test('does not take a term in quotation marks for material', ({ assert }) => {
    const text = "Write a report on the leak, the owner does not accept 'bad luck' as a cause."
    assert.notDeepInclude(found(text), ['Material', "'bad luck'"])
  })
})
