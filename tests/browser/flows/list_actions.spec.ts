import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright-core'
import { COMMAND_TYPES } from '#app/flows/domain/editing/carry_out'
import type { CommandType } from '#app/flows/domain/editing/command'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { eventually } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import { call, proNewcomer } from '#tests/browser/saved/own_data'
import { edge, GREETING, node } from '#tests/functional/flows/flow_steps'

const each = {
  ...node('each', 'for-each', {
    list: '{{hello}}',
    parallel: 1,
    whenItemFails: 'skip',
    gather: 'inside',
  }),
  group: 'g',
}
const inside = { ...node('inside', 'format', { text: '{{item}}', as: 'text' }), parent: 'each' }
const FLOW: FlowGraph = {
  ...GREETING,
  nodes: [...GREETING.nodes.slice(0, 2), each, inside, GREETING.nodes[2]],
  edges: [edge('in', 'hello'), edge('hello', 'out')],
  notes: [{ id: 'note', text: 'Remember' }],
  groups: [{ id: 'g', name: 'Loop', isCollapsed: false }],
}

async function press(page: Page, target: Locator): Promise<void> {
  await target.first().focus()
  await page.keyboard.press('Enter')
}

async function choose(page: Page, button: string, item: string): Promise<void> {
  await press(page, page.getByRole('button', { name: button, exact: true }))
  await press(page, page.getByRole('menuitem', { name: item, exact: true }))
}

const atHello = (page: Page, item: string) => choose(page, 'More for the step “hello”', item)
const atGroup = (page: Page, item: string) => choose(page, 'More for the group “Loop”', item)

/** Writes into a field of the dialog, and sends it. */
async function answer(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('dialog').getByLabel(label).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
  await send(page)
}

const send = (page: Page) => press(page, page.getByRole('dialog').locator('button[type=submit]'))

const panel = (page: Page, name: string) =>
  page.getByRole('tab', { name, exact: true, selected: true }).waitFor()

/** Carries each command out by keyboard alone. */
const PERFORM: Record<CommandType, (page: Page) => Promise<void>> = {
  'add-step': async (page) => {
    await atHello(page, 'Add a step…')
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Format', exact: true }))
  },
  'remove-steps': (page) => atHello(page, 'Remove'),
  'paste': (page) => atHello(page, 'Duplicate'),
  'rename-step': async (page) => {
    await atHello(page, 'Rename…')
    await answer(page, 'Name', 'Greeting')
  },
  'rename-field': async (page) => {
    await choose(page, 'More for the step “in”', 'Rename an input…')
    await answer(page, 'New name', 'person')
  },
  'set-setting': async (page) => {
    await atHello(page, 'Settings')
    await panel(page, 'Step')
  },
  'set-policy': async (page) => {
    await atHello(page, 'Retries and time limit…')
    await answer(page, 'Retries', '3')
  },
  'set-comment': async (page) => {
    await atHello(page, 'Comment…')
    await answer(page, 'Comment', 'For the team')
  },
  'move-into': async (page) => {
    await atHello(page, 'Move into For each…')
    await send(page)
  },
  'move-behind': (page) => atHello(page, 'Move up'),
  'connect': async (page) => {
    await atHello(page, 'Connect to…')
    await send(page)
  },
  'disconnect': async (page) => {
    await atHello(page, 'Disconnect…')
    await send(page)
  },
  'reconnect': async (page) => {
    await atHello(page, 'Change a connection…')
    await send(page)
  },
  'place': async (page) => {
    await atHello(page, 'Move on the canvas…')
    await page.getByRole('dialog').getByLabel('Distance from the left').focus()
    await page.keyboard.press('ArrowUp')
    await send(page)
  },
  'add-note': async (page) => {
    await press(page, page.getByRole('button', { name: 'Add a note…' }))
    await answer(page, 'Text', 'Another')
  },
  'set-note': async (page) => {
    await press(page, page.getByRole('button', { name: 'Edit note: Remember' }))
    await answer(page, 'Text', 'Never mind')
  },
  'remove-note': (page) => press(page, page.getByRole('button', { name: 'Remove note: Remember' })),
  'group-steps': async (page) => {
    await atHello(page, 'Group…')
    await answer(page, 'Name of the group', 'Start')
  },
  'ungroup': (page) => atGroup(page, 'Ungroup'),
  'rename-group': async (page) => {
    await atGroup(page, 'Rename…')
    await answer(page, 'Name of the group', 'All')
  },
  'collapse-group': (page) => atGroup(page, 'Collapse on the canvas'),
  'repair': (page) => press(page, page.getByRole('button', { name: /^Repair: / })),
  'replace': async (page) => {
    await press(page, page.getByRole('button', { name: 'Restore a version…' }))
    await panel(page, 'Versions')
  },
}

/** These open a panel, in which the flow is changed. */
const IN_PANEL = new Set<CommandType>(['set-setting', 'replace'])

test.group('The list view of a flow', (group) => {
  const desk = Desk.in(group)

  test('carries every command out by keyboard alone', async ({ assert }) => {
    const page = await proNewcomer(desk)
    for (const type of COMMAND_TYPES) {
      const flow = { title: type, graph: FLOW }
      const { id } = await call<{ id: string }>(page, 'POST', '/api/flows', flow)
      await page.goto(`/flow-builder/${id}?view=list`)
      await page.getByRole('button', { name: 'More for the step “hello”' }).waitFor()
      await PERFORM[type](page)
      if (IN_PANEL.has(type)) continue
      await page.keyboard.press('ControlOrMeta+s')
      await page
        .getByText(/^Saved \d/)
        .first()
        .waitFor()
      const { graph } = await call<{ graph: FlowGraph }>(page, 'GET', `/api/flows/${id}`)
      assert.notDeepEqual(graph, FLOW, type)
      // A closing menu returns the focus in a later task.
      await eventually(async () => {
        const isLost = await page.evaluate(() => document.activeElement === document.body)
        assert.isFalse(isLost, `The focus is lost after ${type}.`)
      })
    }
  }).timeout(180_000)
})
