import { test } from '@japa/runner'
import {
  bodyOf,
  newWords,
  readStepsText,
  readVariablesText,
  sampleWords,
} from '#frontend/features/admin/templates/template_words'
import '#frontend/texts/admin'

const sentencesOf = ({ faults }: ReturnType<typeof readStepsText>) =>
  faults.map(({ sentence }) => sentence)

test.group('The words of a template', () => {
  test('of a new template hold nothing that nobody wrote', ({ assert }) => {
    const { steps, variables, isPublic } = bodyOf(newWords(), {})
    assert.deepEqual([steps, variables, isPublic], [[], {}, true])
  })

  test('have an example that can be sent as it is', ({ assert }) => {
    const sample = sampleWords()
    assert.deepEqual(readStepsText(sample.steps).faults, [])
    assert.deepEqual(readVariablesText(sample.variables).faults, [])
    assert.include(sample.steps, '{{subject}}')
  })

  test('name the field and the line of what is missing or wrong', ({ assert }) => {
    assert.deepEqual(sentencesOf(readStepsText('[{"title":"A"}]')), [
      'Line 1: "prompt" is missing.',
    ])
    assert.deepEqual(sentencesOf(readStepsText('[{"title": 7,\n"prompt": ["a"]}]')), [
      'Line 2: "prompt" must be a text.',
    ])
    const choices = '{"tone": {\n"choices": ["warm",\n""]}}'
    assert.include(
      sentencesOf(readVariablesText(choices)),
      'Line 3: Entry 2 of "choices" is empty.'
    )
  })

  test('are refused where a name is there twice, or is none', ({ assert }) => {
    assert.deepEqual(sentencesOf(readVariablesText('{"dock": "One",\n"dock": "Two"}')), [
      'Line 2: “dock” is there twice. Keep one of them.',
    ])
    assert.deepEqual(sentencesOf(readStepsText('[{"prompt": "a", "prompt": "b"}]')), [
      'Line 1: “prompt” is there twice. Keep one of them.',
    ])
    const [fault] = sentencesOf(readVariablesText('{"a": "x",\n"__proto__": "y"}'))
    assert.match(fault, /^Line 2: "__proto__" cannot be a name/)
    assert.deepEqual(readVariablesText('{"a": "x", "b": "x"}').faults, [])
  })
})
