import { test } from '@japa/runner'
import { improve } from '#app/prompts/domain/improve'
import { read } from '#app/prompts/domain/reading/read'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'

const optimized = (text: string) =>
  improve({ text, settings: DEFAULT_SETTINGS }).variants.at(-1)?.content ?? text

test.group('Requests as people type them', () => {
  test('a count stays theirs, with words before the thing that is counted', ({ assert }) => {
    assert.notMatch(optimized('3 linkedin post ideas about our refill station'), /\b8 ideas\b/)
    assert.match(optimized('linkedin post ideas about our refill station'), /\b8 ideas\b/)
  })

  test('nothing is put into the middle of material that has a please in it', ({ assert }) => {
    const text =
      'Translate to Spanish for our team, keep it warm: From Monday please use the blue cloths only for kitchens.'
    const improved = optimized(text)
    assert.include(improved, 'From Monday please use')
    assert.notInclude(improved, 'paste')
  })

  test('a reply to what is told needs nothing pasted', ({ assert }) => {
    const told =
      'customer is furious because her order arrived broken on Friday. draft a reply offering a refund'
    assert.notInclude(optimized(told), 'paste')
    assert.include(optimized('draft a reply to this customer offering a refund'), 'paste')
  })

  test('the request behind a story is found: {0}')
    .with([
      ['my flights keep changing - write a short note to the Lisbon office', 'write', 'write a'],
      ['accruals and prepayments, explain simply', 'analyse', 'explain'],
      ['In plain words, explain how a mortgage works', 'analyse', 'in plain'],
    ] as const)
    .run(({ assert }, [text, task, begins]) => {
      const { goal, sentences, task: found } = read(text)
      assert.isNotNull(goal)
      const { start } = sentences[goal!]
      assert.isTrue(text.toLowerCase().slice(start).startsWith(begins))
      assert.equal(found, task)
    })

  test('what is listed behind a dash is there, and not to be pasted', ({ assert }) => {
    const text =
      'turn these into a monthly report paragraph - footfall up 6%, returns flat, two staff off sick'
    assert.notInclude(optimized(text), 'paste')
    assert.include(optimized('rewrite these notes - formal, short, and friendly'), 'paste')
  })

  test('a letter within a sentence stays small', ({ assert }) => {
    const text = 'my flights keep changing - write a short note to the Lisbon office'
    assert.include(optimized(text), '- write a short note')
    assert.match(optimized('- write a short note to the Lisbon office'), /- Write a/)
  })

  test('{0} is written as what it is')
    .with([
      ['email to our linen supplier, third late delivery this month', /avoid threats/],
      ['email to a customer, their delivery will be late', /Apologise once/],
      ['faq for parents about the new lunch app', /Begin with what is asked most/],
      ['30 min agenda for the handover meeting between night and day staff', /times add up/],
      ['explain accruals vs prepayments simply', /./],
      ['reply to this review: "Waited 40 minutes for our mains."', /ready to post in public/],
      ['working from abroad policy, one page, max 20 days a year', /mark it as to be decided/],
      ['phone script for when somebody rings angry about a cancelled scan', /never argue/],
      ['how do i tell a supplier we are leaving without burning bridges', /sent as it stands/],
      ['how do i tell my sister that I cannot come', /said aloud as it stands/],
      ['plan to onboard a warehouse supervisor, first 2 weeks, night shift', /phase builds on/],
      ['instagram caption for a house just listed', /at most 60 words/],
    ] as const)
    .run(({ assert }, [text, says]) => assert.match(optimized(text), says))
})
