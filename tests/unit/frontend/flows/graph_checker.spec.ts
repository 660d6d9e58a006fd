import { test } from '@japa/runner'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import type { Problem } from '#app/flows/domain/checks/problems'
import { problemsOf } from '#app/flows/domain/checks/validate_graph'
import { GraphChecker } from '#frontend/features/flows/builder/checking/graph_checker'
import { graphOf, nodeOf } from '#tests/unit/flows/graphs'

/** A thread that answers when it is told to. */
class SlowWorker extends EventTarget {
  asked: FlowGraph[] = []
  isEnded = false

  postMessage(graph: FlowGraph): void {
    this.asked.push(graph)
  }

  answer(): void {
    const data = problemsOf(this.asked.at(-1))
    this.dispatchEvent(new MessageEvent('message', { data }))
  }

  terminate(): void {
    this.isEnded = true
  }
}

const named = (name: string): FlowGraph => graphOf([nodeOf('ask', name)])

function checkerWith(worker: SlowWorker) {
  const results: Problem[][] = []
  const checker = new GraphChecker(
    (problems) => results.push(problems),
    () => worker as unknown as Worker
  )
  return { checker, results }
}

test.group('The thread that checks large flows', () => {
  test('of the graphs that come while it works, it checks the last', ({ assert }) => {
    const worker = new SlowWorker()
    const { checker, results } = checkerWith(worker)
    for (const name of ['One', 'Two', 'Three']) checker.check(named(name))
    assert.deepEqual(worker.asked, [named('One')])
    worker.answer()
    assert.deepEqual(worker.asked, [named('One'), named('Three')])
    worker.answer()
    assert.deepEqual(results, [problemsOf(named('One')), problemsOf(named('Three'))])
    checker.check(named('Four'))
    assert.deepEqual(worker.asked.at(-1), named('Four'))
  })

  test('where no thread can be started, the last graph is checked without one', ({ assert }) => {
    const worker = new SlowWorker()
    const { checker, results } = checkerWith(worker)
    for (const name of ['One', 'Two']) checker.check(named(name))
    worker.dispatchEvent(new Event('error', { cancelable: true }))
    assert.deepEqual(results, [problemsOf(named('Two'))])
    assert.isTrue(worker.isEnded)
  })
})
