import { test } from '@japa/runner'
import { sharedTexts } from '#app/flows/domain/sharing/shared_texts'
import { READY_FLOWS } from '#app/flows/domain/ready_flows/ready_flow_list'
import { findPrivate } from '#app/prompts/domain/privacy/find_private'
import { graphOf, nodeOf } from '#tests/unit/flows/graphs'

const FIELD = { name: 'who', label: 'Who', type: 'text', isRequired: true }
const ASK = nodeOf('ask', 'Ask', { fields: [{ ...FIELD, sample: 'sample@acme.com' }] })
const FLOW = { title: 'Greet', context: '', tags: [], graph: graphOf([ASK]) }
const { graph: GRAPH } = FLOW
const MAIL = 'jane.roe@acme.com'
const GROUP = { id: 'g', name: MAIL, isCollapsed: false }

const PLACES: [place: string, flow: Parameters<typeof sharedTexts>[0]][] = [
  ['the title', { ...FLOW, title: MAIL }],
  ['the context', { ...FLOW, context: MAIL }],
  ['a tag', { ...FLOW, tags: [MAIL] }],
  ['a note', { ...FLOW, graph: { ...GRAPH, notes: [{ id: 'n', text: `Ask ${MAIL}.` }] } }],
  ['a comment', { ...FLOW, graph: graphOf([{ ...ASK, comment: `Ask ${MAIL}.` }]) }],
  ['the name of a step', { ...FLOW, graph: graphOf([{ ...ASK, name: MAIL }]) }],
  ['the name of a group', { ...FLOW, graph: { ...GRAPH, groups: [GROUP] } }],
  ['a setting', { ...FLOW, graph: graphOf([nodeOf('prompt', 'Write', { text: `To ${MAIL}` })]) }],
  [
    'the name of a value',
    { ...FLOW, graph: graphOf([nodeOf('flow', 'Inner', { values: { [MAIL]: 'x' } })]) },
  ],
]

const privateIn = (flow: Parameters<typeof sharedTexts>[0]): string[] => {
  const text = sharedTexts(flow).join('\n')
  return findPrivate(text).map(({ start, end }) => text.slice(start, end))
}

test.group('The texts that a link to a flow hands out', () => {
  test('Private data in {0} is found')
    .with(PLACES)
    .run(({ assert }, [, flow]) => {
      assert.include(privateIn(flow), MAIL)
    })

  test('Sample answers and the secrets of a Fetch are not searched, because they are not shared', ({
    assert,
  }) => {
    const url = `https://me:pw@example.org/a?mail=${MAIL}`
    const headers = [{ name: 'From', value: MAIL }]
    const page = nodeOf('fetch', 'Page', { url, headers, method: 'POST', body: MAIL })
    assert.deepEqual(privateIn({ ...FLOW, graph: graphOf([ASK, page]) }), [])
  })

  test('No ready flow raises a warning', ({ assert }) => {
    for (const { title, purpose, tags, graph } of READY_FLOWS)
      assert.deepEqual(privateIn({ title, context: purpose, tags, graph }), [], title)
  })
})
