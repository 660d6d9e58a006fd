import { test } from '@japa/runner'
import { applyRepair } from '#app/flows/domain/editing/apply_repair'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { planOf } from '#app/flows/domain/checks/plan'
import type { ProblemCode } from '#app/flows/domain/checks/problems'
import { problemsOf } from '#app/flows/domain/checks/validate_graph'
import { MAX_DRAFT_NODES } from '#app/flows/domain/values/limits'
import { edgesOf, graphOf, nodeOf } from '#tests/unit/flows/graphs'

const fields = [{ name: 'topics', label: 'Topics', type: 'list', isRequired: true }]
const ask = nodeOf('ask', 'Brief', { fields })
const post = nodeOf('prompt', 'Post', { text: 'Write about {{topics}}.' })
const result = nodeOf('result', 'Result', { value: '{{post}}' })
const sound = graphOf([ask, post, result], 'brief>post', 'post>result')

const each = nodeOf('for-each', 'Each', { list: '{{topics}}', gather: 'Inner' })
const inner = nodeOf('prompt', 'Inner', { text: '{{item}} {{index}}' }, { parent: 'each' })

const codes = (graph: unknown) => problemsOf(graph).map(({ code }) => code)

/** What is wrong, and that the repairs, one after the other, leave nothing of it. */
const REFUSED: [string, ProblemCode, FlowGraph, boolean][] = [
  ['no steps', 'no-steps', graphOf([]), false],
  ['no Result', 'no-result', graphOf([ask, post], 'brief>post'), true],
  ['a loop', 'loop', { ...sound, edges: [...sound.edges, ...edgesOf('post>brief')] }, true],
  [
    'an edge to nothing',
    'edge-nowhere',
    graphOf(sound.nodes, 'brief>post', 'post>result', 'post>x'),
    true,
  ],
  [
    'an edge twice',
    'edge-repeated',
    { ...sound, edges: [...sound.edges, ...sound.edges.slice(0, 1)] },
    true,
  ],
  ['an unknown port', 'port-unknown', graphOf(sound.nodes, 'brief.yes>post', 'post>result'), true],
  [
    'a name twice',
    'name-taken',
    graphOf(
      [...sound.nodes, nodeOf('prompt', 'POST ', { text: 'x' }, { id: 'p2' })],
      'brief>post',
      'post>result',
      'post>p2'
    ),
    true,
  ],
  [
    'a name that no object keeps',
    'name-reserved',
    graphOf(
      [...sound.nodes, nodeOf('prompt', '__Proto__', { text: 'x' }, { id: 'p2' })],
      'brief>post',
      'post>result',
      'post>p2'
    ),
    true,
  ],
  [
    'the name of a field',
    'name-taken',
    graphOf(
      [ask, nodeOf('prompt', 'Topics', { text: 'x' }), result, post],
      'brief>topics',
      'topics>post',
      'post>result'
    ),
    true,
  ],
  [
    'a misspelt reference',
    'reference-unknown',
    graphOf(
      [ask, { ...post, settings: { ...post.settings, text: '{{topcs}}' } }, result],
      'brief>post',
      'post>result'
    ),
    true,
  ],
  [
    'a reference to a later step',
    'reference-early',
    graphOf(
      [ask, post, nodeOf('format', 'Other', { text: '{{post}}' }), result],
      'brief>other',
      'brief>post',
      'post>result',
      'other>result'
    ),
    true,
  ],
  [
    'a For each without steps',
    'empty-for-each',
    graphOf([ask, each, result, post], 'brief>each', 'each>post', 'post>result'),
    false,
  ],
  [
    'an edge into a For each',
    'edge-border',
    graphOf(
      [ask, each, inner, post, result],
      'brief>each',
      'brief>inner',
      'each>post',
      'post>result'
    ),
    true,
  ],
  [
    'a gathered step outside',
    'gather',
    graphOf(
      [ask, { ...each, settings: { ...each.settings, gather: 'Post' } }, inner, post, result],
      'brief>each',
      'each>post',
      'post>result'
    ),
    true,
  ],
  [
    'a step on its own',
    'unreachable',
    graphOf(
      [...sound.nodes, nodeOf('prompt', 'Alone', { text: 'x' })],
      'brief>post',
      'post>result'
    ),
    true,
  ],
  [
    'a Combine as the start',
    'no-input',
    graphOf([nodeOf('combine', 'Post'), result], 'post>result'),
    false,
  ],
  [
    'a Result inside a For each',
    'stands-inside',
    graphOf(
      [
        ask,
        each,
        inner,
        post,
        result,
        nodeOf('result', 'Second', { value: 'x' }, { parent: 'each' }),
      ],
      'brief>each',
      'inner>second',
      'each>post',
      'post>result'
    ),
    true,
  ],
  [
    'an unwritten prompt',
    'unfinished',
    graphOf([ask, nodeOf('prompt', 'Post'), result], 'brief>post', 'post>result'),
    false,
  ],
]

/** A chain of `size` texts, each using the one before. */
function chain(size: number): FlowGraph {
  const nodes = [ask]
  for (let at = 1; at < size - 1; at++) {
    const before = nodes.at(-1)!.name
    nodes.push(nodeOf('format', `s${at}`, { text: `{{${before}}} {{topics}}` }))
  }
  nodes.push(nodeOf('result', 'End', { value: `{{${nodes.at(-1)!.name}}}` }))
  const ids = nodes.map(({ id }) => id)
  return graphOf(nodes, ...ids.slice(1).map((id, at) => `${ids[at]}>${id}`))
}

test.group('The check of a graph', () => {
  test('has nothing to say about a sound flow', ({ assert }) => {
    assert.deepEqual(problemsOf(sound), [])
    const loop = graphOf([ask, each, inner, post, result], 'brief>each', 'each>post', 'post>result')
    assert.deepEqual(problemsOf(loop), [])
    assert.deepEqual(problemsOf(chain(500)), [])
    assert.lengthOf(planOf(chain(500)).steps, 500)
  })

  for (const [what, code, graph, isRepairable] of REFUSED) {
    test(`refuses ${what}`, ({ assert }) => {
      const found = problemsOf(graph).find((one) => one.code === code)
      assert.exists(found, JSON.stringify(problemsOf(graph)))
      assert.equal(found!.repair !== undefined, isRepairable)
      if (found!.repair) assert.notInclude(codes(applyRepair(graph, found!.repair)), code)
    })
  }

  test('refuses what is over a limit, and For each six deep', ({ assert }) => {
    assert.deepEqual(codes(chain(501)), ['too-large'])
    const long = chain(500)
    for (const node of long.nodes.slice(1, -1)) node.settings.text = 'x'.repeat(2_100)
    assert.include(codes(long), 'too-large')
    const nest = Array.from({ length: 6 }, (_, at) =>
      nodeOf(
        'for-each',
        `f${at}`,
        { list: '{{topics}}', gather: `f${at + 1}` },
        at ? { parent: `f${at - 1}` } : {}
      )
    )
    const f6 = nodeOf('format', 'f6', { text: 'x' }, { parent: 'f5' })
    assert.deepEqual(
      codes(
        graphOf(
          [ask, ...nest, f6, { ...result, settings: { ...result.settings, value: '{{f0}}' } }],
          'brief>f0',
          'f0>result'
        )
      ),
      ['depth']
    )
  })

  test('finds a loop through all steps of the largest draft', ({ assert }) => {
    const graph = chain(MAX_DRAFT_NODES)
    const [first, last] = [graph.nodes[0].id, graph.nodes.at(-1)!.id]
    graph.edges.push({ from: last, port: 'done', to: first })
    const loops = problemsOf(graph).filter(({ code }) => code === 'loop')
    assert.lengthOf(loops, 1)
    assert.include(loops[0].sentence, ' more.')
  })

  test('proposes the name that is closest, and reads hostile graphs to the end', ({ assert }) => {
    const text = Array.from({ length: 5_000 }, (_, at) => `{{n${at}}}`).join('')
    const graph = chain(10)
    graph.nodes[3].settings.text = text
    assert.lengthOf(problemsOf(graph), 100)
    graph.nodes[3].settings.text = '{{ TOPIC }} {{__proto__}} {{constructor.x}}'
    const [first, ...others] = problemsOf(graph)
    assert.deepInclude(first.repair!, { from: 'topic', to: 'topics' })
    assert.deepEqual(
      others.map(({ code }) => code),
      ['reference-unknown', 'reference-unknown']
    )
    assert.match(first.sentence, /Do you mean \{\{topics\}\}\?$/)
    const same = chain(500)
    for (const node of same.nodes) node.name = 'constructor'
    assert.lengthOf(problemsOf(same), 100)
  })
})
