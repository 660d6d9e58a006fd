import { test } from '@japa/runner'
import type { Answers } from '#app/prompts/domain/blanks/fill_blanks'
import { DraftGateway } from '#frontend/prompts/draft_gateway'
import { AnswerKeeper } from '#frontend/lib/storage/answer_keeper'
import { keepAnswers, readAnswers } from '#frontend/lib/storage/local_answers'
import { clearDraftsOfPeople } from '#frontend/lib/storage/local_draft'
import { MemoryStore } from '#tests/unit/frontend/drafts/memory_store'

const PLACE = { userId: 'ada', subject: 'new' }
const ANSWERS: Answers = new Map([
  ['name', 'Ana\n[topic] “😀”'],
  ['__proto__', 'a key like any other'],
])

const shelfOf = (found: Answers = new Map()) => {
  const kept: Answers[] = []
  return { kept, find: () => found, keep: (answers: Answers) => void kept.push(answers) }
}

test.group('Answers in a browser', () => {
  test('come back as they were kept, for one person and one prompt', ({ assert }) => {
    const store = new MemoryStore()
    assert.equal(keepAnswers(PLACE, ANSWERS, 1, store), 'kept')
    assert.deepEqual(readAnswers(PLACE, store), ANSWERS)
    assert.equal(readAnswers({ ...PLACE, userId: 'grace' }, store).size, 0)
    assert.equal(readAnswers({ ...PLACE, subject: 'other' }, store).size, 0)
    keepAnswers(PLACE, new Map(), 2, store)
    assert.equal(store.length, 0)
  })

  test('are none when the browser holds {$self}')
    .with(['', '{', 'null', '7', '{"v":2,"answers":[]}', '{"v":1,"answers":[["a",7]]}'])
    .run(({ assert }, json) => {
      const store = new MemoryStore()
      store.items.set('hone.draft.ada.answers.new', json)
      assert.equal(readAnswers(PLACE, store).size, 0)
    })

  test('of thirty prompts and forms are kept, those that rested longest are forgotten', ({
    assert,
  }) => {
    const store = new MemoryStore()
    keepAnswers({ userId: 'grace', subject: 'old' }, ANSWERS, 0, store)
    for (let at = 40; at > 0; at--) {
      keepAnswers({ userId: 'ada', subject: `p${at}` }, ANSWERS, at, store)
    }
    assert.equal(store.length, 31)
    assert.equal(readAnswers({ userId: 'ada', subject: 'p10' }, store).size, 0)
    assert.equal(readAnswers({ userId: 'ada', subject: 'p11' }, store).size, 2)
    assert.equal(readAnswers({ userId: 'grace', subject: 'old' }, store).size, 2)
  })

  test('go when their person signs out', ({ assert }) => {
    const store = new MemoryStore()
    keepAnswers(PLACE, ANSWERS, 1, store)
    clearDraftsOfPeople(store)
    assert.equal(store.length, 0)
  })

  test('move along when a prompt gets its id', ({ assert, cleanup }) => {
    const store = new MemoryStore()
    Object.defineProperty(globalThis, 'localStorage', { value: store, configurable: true })
    cleanup(() => void Reflect.deleteProperty(globalThis, 'localStorage'))
    const gateway = new DraftGateway('ada', null, 'new')
    gateway.keepAnswers(ANSWERS)
    gateway.assignId('id-1')
    assert.deepEqual(gateway.findAnswers(), ANSWERS)
    assert.equal(new DraftGateway('ada', null, 'new').findAnswers().size, 0)
    assert.deepEqual(new DraftGateway('ada', 'id-1', 'new').findAnswers(), ANSWERS)
  })
})

test.group('The keeper of answers', () => {
  test('begins with what was found, and keeps what is an answer', ({ assert }) => {
    const shelf = shelfOf(new Map([['name', 'Ana']]))
    const keeper = new AnswerKeeper(shelf)
    assert.equal(keeper.view.answers.get('name'), 'Ana')
    keeper.answer('topic', ' ')
    assert.equal(keeper.view.answers.get('topic'), ' ')
    assert.deepEqual(shelf.kept.at(-1), new Map([['name', 'Ana']]))
  })

  test('undoes what was typed into one field in one go', ({ assert }) => {
    const keeper = new AnswerKeeper(shelfOf())
    for (const typed of ['A', 'An', 'Ana']) keeper.answer('name', typed)
    for (const typed of ['x', 'xy']) keeper.answer('topic', typed)
    keeper.rest()
    keeper.answer('topic', 'xyz')
    const undone = [1, 2, 3, 4].map(() => {
      keeper.undo()
      return [...keeper.view.answers]
    })
    assert.deepEqual(undone, [
      [
        ['name', 'Ana'],
        ['topic', 'xy'],
      ],
      [['name', 'Ana']],
      [],
      [],
    ])
    assert.isFalse(keeper.view.canUndo)
  })

  test('empties only the fields it is told to, and brings them back', ({ assert }) => {
    const keeper = new AnswerKeeper(
      shelfOf(
        new Map([
          ['a', '1'],
          ['b', '2'],
          ['c', '3'],
        ])
      )
    )
    keeper.empty(['a', 'c', 'x'])
    assert.deepEqual([...keeper.view.answers], [['b', '2']])
    keeper.undo()
    assert.equal(keeper.view.answers.size, 3)
    keeper.empty(['x'])
    assert.isFalse(keeper.view.canUndo)
  })

  test('tells whoever listens, until they stop', ({ assert }) => {
    const keeper = new AnswerKeeper(shelfOf())
    let calls = 0
    const stop = keeper.subscribe(() => calls++)
    keeper.answer('a', '1')
    keeper.answer('a', '1')
    stop()
    keeper.answer('a', '2')
    assert.equal(calls, 1)
  })
})
