import { test } from '@japa/runner'
import { applyEdits } from '#app/prompts/domain/edits'
import { guard } from '#app/prompts/domain/guard'
import { editsBetween } from '#app/prompts/domain/model_rewrite/edits_between'
import { growing } from '#tests/unit/prompts/hostile_texts'
import { countWork } from '#tests/unit/prompts/work_counter'

const LINK = 'https://#.example/a '

test.group('What is compared of a long rewrite', () => {
  test('200 links of a long text are found in any order', ({ assert }) => {
    const links = growing(LINK, 4_000).trim().split(' ').slice(0, 200)
    const turned = `${'More words stand here. '.repeat(1_500)}${links.toReversed().join(' ')}`
    assert.deepEqual(guard(links.join(' '), turned), { ok: true })
  })

  test('where thousands are lost, the work stays within its budget', ({ assert }) => {
    const work = (length: number) =>
      countWork(() => guard(growing('[#] ', length), growing('tea # ', length)))
    assert.isBelow(work(64_000), 20_000_000)
  })

  test('up to a thousand changed words are told one by one', ({ assert }) => {
    const before = growing('tea # ', 1_000)
    const after = before.replaceAll('tea', 'milk')
    assert.isAbove(editsBetween(`${before}\n`, `${after}\n`, []).length, 0)
    assert.equal(applyEdits(before, editsBetween(before, after, [])), after)
  })

  test('more changed words are told by the sentence, and more sentences as one', ({ assert }) => {
    const few = growing('Drink # with tea and # with milk. ', 20_000)
    const changed = few
      .split('. ')
      .map((one, at) => (at % 10 ? one : growing('completely other words # ', 200)))
      .join('. ')
    const edits = editsBetween(few, changed, [])
    assert.isAbove(edits.length, 10)
    assert.equal(applyEdits(few, edits), changed)

    const other = growing('Nothing of # is here. ', 20_000)
    assert.lengthOf(editsBetween(few, other, []), 1)
    assert.equal(applyEdits(few, editsBetween(few, other, [])), other)
  })
})
