import { test } from '@japa/runner'
import fc from 'fast-check'
import { FairQueue, type QueueBounds } from '#app/core/concurrency/fair_queue'
import { announcedSeed, rounds } from '#tests/helpers/random'

const BOUNDS: QueueBounds = { inFlight: 3, inFlightOfOne: 2, waiting: 12, waitingOfOne: 5 }
const PEOPLE = ['Ada', 'Bo', 'Cy', 'Di']

interface Task {
  whose: string
  number: number
}

type Step = { kind: 'add' | 'remove' | 'removeAll' | 'finish'; whose: string } | { kind: 'next' }

const person = fc.constantFrom(...PEOPLE)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('add' as const), whose: person }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('next' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('finish' as const, 'remove' as const),
      whose: person,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('removeAll' as const), whose: person }) }
)

/** The queue, and a plain account of what should be in it. */
class Account {
  readonly queue = new FairQueue<Task>(BOUNDS)
  waiting: Task[] = []
  inFlight: Task[] = []
  left: Task[] = []
  #number = 0

  of = (tasks: Task[], whose: string) => tasks.filter((task) => task.whose === whose)

  take(next: Step): { whose: string; task: Task } | null {
    switch (next.kind) {
      case 'add':
        this.#add(next.whose)
        break
      case 'next':
        return this.#next()
      case 'finish':
        this.queue.finish(next.whose)
        this.inFlight = withoutFirst(this.inFlight, next.whose)
        break
      case 'remove': {
        const task = this.of(this.waiting, next.whose).at(-1)
        if (task && this.queue.remove(next.whose, task)) this.#leave([task])
        break
      }
      case 'removeAll':
        this.#leave(this.queue.removeAll(next.whose))
    }
    return null
  }

  #add(whose: string) {
    const task = { whose, number: this.#number++ }
    if (this.queue.add(whose, task) === 'admitted') this.waiting.push(task)
  }

  #next() {
    const started = this.queue.next()
    if (!started) return null
    this.waiting = this.waiting.filter((task) => task !== started.task)
    this.inFlight.push(started.task)
    return started
  }

  #leave(tasks: Task[]) {
    this.left.push(...tasks)
    this.waiting = this.waiting.filter((task) => !tasks.includes(task))
  }
}

function withoutFirst(tasks: Task[], whose: string): Task[] {
  const at = tasks.findIndex((task) => task.whose === whose)
  return at < 0 ? tasks : tasks.toSpliced(at, 1)
}

function always(check: (account: Account, step: Step, started: Task | null) => boolean) {
  const property = fc.property(fc.array(step, { maxLength: 120, size: 'max' }), (steps) => {
    const account = new Account()
    return steps.every((each) => {
      const started = account.take(each)
      return check(account, each, started?.task ?? null)
    })
  })
  fc.assert(property, { numRuns: rounds(5_000), seed: announcedSeed('fair queue') })
}

test.group('A fair queue', () => {
  test('never has more in flight than allowed, of one person or altogether', () => {
    always(
      ({ inFlight, of }) =>
        inFlight.length <= BOUNDS.inFlight &&
        PEOPLE.every((whose) => of(inFlight, whose).length <= BOUNDS.inFlightOfOne)
    )
  })

  test('never has more waiting than allowed, of one person or altogether', () => {
    always(
      ({ waiting, of }) =>
        waiting.length <= BOUNDS.waiting &&
        PEOPLE.every((whose) => of(waiting, whose).length <= BOUNDS.waitingOfOne)
    )
  })

  test('starts the tasks of one person in their order', () => {
    always(
      ({ waiting, of }, _step, started) =>
        !started || of(waiting, started.whose).every(({ number }) => number > started.number)
    )
  })

  test('never starts what has left', () => {
    always(({ left }, _step, started) => !started || !left.includes(started))
  })

  test('leaves nothing idle: where nothing starts, nobody may start', () => {
    always(({ waiting, inFlight, of }, { kind }, started) => {
      if (kind !== 'next' || started) return true
      const isFull = inFlight.length >= BOUNDS.inFlight
      const mayStart = ({ whose }: Task) => of(inFlight, whose).length < BOUNDS.inFlightOfOne
      return isFull || !waiting.some(mayStart)
    })
  })

  test('starves nobody: before anybody has two further turns, everybody who may start has one', () => {
    const counts = new WeakMap<Account, Map<string, Map<string, number>>>()
    always((account, _step, started) => {
      const { waiting, inFlight, of } = account
      const passed = counts.get(account) ?? new Map<string, Map<string, number>>()
      counts.set(account, passed)
      for (const whose of PEOPLE) {
        const mayStart =
          of(waiting, whose).length > 0 && of(inFlight, whose).length < BOUNDS.inFlightOfOne
        if (!mayStart || started?.whose === whose) passed.delete(whose)
        else if (started) {
          const others = passed.get(whose) ?? new Map<string, number>()
          others.set(started.whose, (others.get(started.whose) ?? 0) + 1)
          passed.set(whose, others)
        }
      }
      return [...passed.values()].every((others) => [...others.values()].every((n) => n <= 1))
    })
  })

  test('keeps a place for others while one person has many tasks', ({ assert }) => {
    const queue = new FairQueue<string>(BOUNDS)
    for (const task of ['a1', 'a2', 'a3', 'a4']) queue.add('Ada', task)
    assert.deepEqual([queue.next()?.task, queue.next()?.task, queue.next()], ['a1', 'a2', null])
    queue.add('Bo', 'b1')
    assert.equal(queue.next()?.task, 'b1')
  })

  test('says whose queue is full', ({ assert }) => {
    const queue = new FairQueue<number>({ ...BOUNDS, waiting: 3, waitingOfOne: 2 })
    const added = ['Ada', 'Ada', 'Ada', 'Bo', 'Cy'].map((whose, number) => queue.add(whose, number))
    assert.deepEqual(added, ['admitted', 'admitted', 'own_queue_full', 'admitted', 'queue_full'])
  })
})
