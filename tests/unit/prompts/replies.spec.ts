import { test } from '@japa/runner'
import { chooseDeliverable } from '#app/prompts/domain/deliverables/choose_deliverable'
import { guideFor } from '#app/prompts/domain/deliverables/guide'
import '#app/prompts/domain/deliverables/records'
import type { Family } from '#app/prompts/domain/reading/family/families'
import { read } from '#app/prompts/domain/reading/read'

const readAs = (text: string, family: Family) => read(text, undefined, { family, confidence: 1 })
const deliverableOf = (text: string) => chooseDeliverable(readAs(text, 'message'))?.id ?? null

const REPLIES: Record<string, string | null> = {
  'Answer this customer complaint': 'complaint_reply',
  'Handle complaints from hotel guests': 'complaint_reply',
  'Address the complaint of a tenant': 'complaint_reply',
  'Deal with a complaint about noise': 'complaint_reply',
  'We have to respond to a complaint': 'complaint_reply',
  'Write a complaint reply': 'complaint_reply',
  'Draft a cold email response': null,
  'Respond quickly and politely to a complaint': 'complaint_reply',
  'Respond to a payment reminder': null,
  'React to an apology': null,
  'Write back to a cold email': null,
  'Write an email answering a complaint': null,
  'Decline an invitation': 'refusal',
  'Accept an invitation': null,
  'Write a complaint': 'complaint',
  'Write an invitation to the answer session': 'invitation',
}

test.group('What is replied to', () => {
  test('is not what is asked for: {$self}')
    .with(Object.keys(REPLIES))
    .run(({ assert }, text) => {
      assert.equal(deliverableOf(text), REPLIES[text])
    })

  test('tells nothing of the reply in a family that knows none', ({ assert }) => {
    assert.isNull(guideFor(readAs('Answer this quiz on volcanoes', 'teach')))
    assert.isNull(guideFor(readAs('React to the press release', 'publish')))
    assert.equal(guideFor(readAs('Write a quiz', 'teach'))?.named?.id, 'quiz')
    assert.isNull(guideFor(readAs('Handle returns', 'debug')))
    assert.isNotNull(guideFor(readAs('Answer this question on volcanoes', 'explain')))
  })
})
