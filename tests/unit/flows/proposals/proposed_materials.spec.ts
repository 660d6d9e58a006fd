import { test } from '@japa/runner'
import { readGoal } from '#app/prompts/domain/goals/read_goal'
import { fieldsOf, promptsOf, settingsOf } from '#tests/unit/flows/proposals/proposal'

const namesOf = (goal: string) => fieldsOf(goal).map(({ name }) => name)
const understood = (goal: string) => readGoal({ text: goal, sources: [] }).understood

/** It is not sure what the work is about: all words stay, with one place for the material. */
const KEPT_WHOLE = [
  'Lease contract: explain to my tenant in simple words what it says',
  'I am a nurse and want to turn my shift scribbles into a clean handover',
  'As a dentist, I want to respond to patients who ask about costs',
  'Write a eulogy for my uncle from the memories my family sent me',
  'Create lesson plans from the curriculum',
  'Turn what I dictate after each visit into a care note',
  'Get the action points out of my scribbles, then email them to the team',
]

test.group('The material of a flow that is proposed', () => {
  test('has one place where the reading is not sure: {$self}')
    .with(KEPT_WHOLE)
    .run(({ assert }, goal) => {
      assert.equal(understood(goal), 'whole')
      assert.deepEqual(namesOf(goal), ['Material'])
      const [{ name, settings }] = promptsOf(goal)
      assert.equal(name, 'Draft')
      assert.include(settings.text, goal)
      assert.include(settings.text, 'Material to work with, if any:')
    })

  test('is what a goal names before a colon as what the person has', ({ assert }) => {
    assert.deepEqual(namesOf('Our menu: find dishes that are not vegan'), ['Menu'])
    assert.deepEqual(namesOf('My sermon notes: turn them into a handout'), ['Sermon notes'])
    assert.deepEqual(namesOf("My landlord's letter: what do I have to do?"), ["Landlord's letter"])
  })

  test('is what a goal begins with as its source, also without a comma', ({ assert }) => {
    const call = 'From the transcript of a call extract the promises and write a follow-up email'
    assert.deepEqual(namesOf(call), ['Transcript of a call'])
    assert.lengthOf(promptsOf(call), 2)
    const outline = 'Based on our outline, write a draft and shorten it'
    assert.deepEqual(namesOf(outline), ['Outline'])
    assert.lengthOf(promptsOf(outline), 2)
    const offer = 'Using the attached price list write an offer, then check it for mistakes'
    assert.deepEqual(namesOf(offer), ['Price list'])
    for (const goal of ['From Monday to Friday, write a summary', 'Using plain English, write it'])
      assert.deepEqual(namesOf(goal), ['Material'])
  })

  test('has the name of the thing, also where a part of it could be a verb', ({ assert }) => {
    assert.deepEqual(namesOf('Rewrite my cover letter for each job advert I paste'), [
      ...['Cover letter', 'Job advert'],
    ])
    assert.deepEqual(namesOf('Put the survey answers into a table'), ['Survey answers'])
    assert.deepEqual(namesOf('Respond faster to support tickets'), ['Support tickets'])
    assert.deepEqual(namesOf('Find out from the chat logs what broke'), ['Chat logs'])
    assert.deepEqual(namesOf('Turn a chaotic meeting recording transcript into minutes'), [
      'Meeting recording transcript',
    ])
  })

  test('stays with the jobs after the first one', ({ assert }) => {
    const goal = 'Take the police report, make a timeline of events and list contradictions'
    for (const { settings } of promptsOf(goal)) assert.include(settings.text, '{{Police report}}')
    const [, cut] = promptsOf('Polish my abstract and cut it to 200 words')
    assert.notInclude(cut.settings.text, '{{Abstract}}')
  })

  test('is there to compare where a text is checked and revised', ({ assert }) => {
    for (const goal of [
      'Translate our menu into French and check that no allergens are lost',
      'Translate our menu into French and verify that prices are the same',
    ]) {
      const { text, criteria } = settingsOf(goal, 'check')
      assert.match(String(text), /\{\{Translation\}\}[\s\S]*\{\{Menu\}\}/)
      assert.include(criteria, 'compared with what it was made from')
      assert.include(promptsOf(goal).at(-1)!.settings.text, '{{Menu}}')
    }
    const counted = 'Summarize my notes and check that it has at most 80 words'
    assert.equal(settingsOf(counted, 'check').text, '{{Summary}}')
  })

  test('tells nothing of the kind of work', ({ assert }) => {
    const goal = "Extract the ingredients from my grandmother's recipe and write a shopping list"
    assert.notInclude(promptsOf(goal)[1].settings.text, 'code')
  })
})
