import { test } from '@japa/runner'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { WaitingItems } from '#frontend/features/flows/run_steps/waiting_items'
import type { Step } from '#frontend/features/flows/flows_api'
import '#frontend/texts/flows'

const approval = { decision: null, question: 'All right?', path: '/a/x', needsAccount: false }
const step = (key: string, more: object = {}) =>
  ({ key, runId: 'run', status: 'waiting', approval, ...more }) as unknown as Step

function shownOf(steps: Step[]): { items: string[]; html: string } {
  const html = renderToStaticMarkup(
    createElement(WaitingItems, { steps, name: 'Ask', flowId: null })
  )
  return { html, items: [...html.matchAll(/aria-label="([^"]*: Ask)"/g)].map(([, name]) => name) }
}

test.group('The items of a run that wait for approval', (group) => {
  const real = globalThis.location
  group.each.setup(() => {
    globalThis.location = { origin: 'http://localhost' } as Location
    return () => {
      globalThis.location = real
    }
  })

  test('are shown each by its number, and no others', ({ assert }) => {
    const { items, html } = shownOf([
      step('each#0/wait', { status: 'succeeded', approval: { ...approval, decision: 'approved' } }),
      step('each#1/wait'),
      step('each#2/wait', { status: 'running', approval: null }),
      step('outer#4/each#6/wait'),
    ])
    assert.deepEqual(items, ['Item 2: Ask', 'Item 7: Ask'])
    assert.include(html, 'All right?')
    assert.notInclude(html, 'more item')
  })

  test('are ten at a time, and it says how many more there are', ({ assert }) => {
    const steps = (count: number) =>
      Array.from({ length: count }, (_, at) => step(`each#${at}/wait`))
    assert.lengthOf(shownOf(steps(10)).items, 10)
    assert.notInclude(shownOf(steps(10)).html, 'more item')
    const { items, html } = shownOf(steps(12))
    assert.lengthOf(items, 10)
    assert.include(html, '2 more items wait for approval')
    assert.include(shownOf(steps(11)).html, '1 more item waits for approval')
  })
})
