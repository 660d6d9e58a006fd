import { test } from '@japa/runner'
import { problemsOf } from '#app/flows/domain/checks/validate_graph'
import { carryOut, COMMAND_TYPES } from '#app/flows/domain/editing/carry_out'
import type { Command, CommandType } from '#app/flows/domain/editing/command'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import type {
  ListAction,
  ListTools,
  Targets,
} from '#frontend/features/flows/builder/steps/actions/list_action'
import {
  actionsFor,
  LIST_ACTIONS,
} from '#frontend/features/flows/builder/steps/actions/list_actions'
import type {
  Question,
  QuestionField,
} from '#frontend/features/flows/builder/steps/questions/question'
import { askedRemoval } from '#frontend/features/flows/builder/removal/ask_removal'
import '#frontend/texts/builder'
import { store } from '#frontend/lib/state'
import { LISTED } from '#tests/functional/flows/listed_flow'

const nodeOf = (id: string) => LISTED.nodes.find((node) => node.id === id)!

/** What each action of the list is done to. */
const TARGETS: Targets = {
  step: nodeOf('hello'),
  chosen: ['hello'],
  note: LISTED.notes[0],
  group: LISTED.groups![0],
  problem: problemsOf(LISTED).flatMap(({ repair }) => repair ?? [])[0],
  flow: null,
}
/** Commands for which the list opens a panel, in which the flow is changed. */
const IN_PANEL: Partial<Record<CommandType, string>> = {
  'set-setting': 'step hello',
  'replace': 'panel versions',
}

/** Answers a field as somebody does who changes what is there. */
function answerTo(field: QuestionField): string {
  if (field.type === 'choice') return field.options[0].value
  return field.type === 'number' ? String((field.value ?? 0) + 3) : `${field.value} anew`.trim()
}

function answer(question: Question): void {
  if (question.type === 'kind') question.onAnswer('format', 0)
  else question.onAnswer(question.fields.map(answerTo))
}

/** Tools that carry commands out and answer what is asked. `done` resolves with the first thing that was done. */
function toolsAt(graph: FlowGraph) {
  const commands: Command[] = []
  const first = Promise.withResolvers<string>()
  let after = graph
  const tools: ListTools = {
    graph,
    run: (command) => {
      commands.push(command)
      after = carryOut(after, command)
      first.resolve(command.type)
      return after
    },
    ask: answer,
    openStep: (id) => first.resolve(`step ${id}`),
    openPanel: (panel) => first.resolve(`panel ${panel}`),
    clearChoice: () => {},
    copy: () => Promise.resolve(true),
    paste: () => {},
  }
  return { tools, commands, done: first.promise, graphAfter: () => after }
}

/** The step with inputs is another one than the step with something before it. */
const targetFor = (type: CommandType, { at }: ListAction) =>
  type === 'rename-field' ? nodeOf('in') : TARGETS[at]

test.group('The list view of a flow', (group) => {
  /** Removes steps that others use, as somebody does who is asked. */
  group.setup(() => store.sub(askedRemoval, () => store.get(askedRemoval)?.remove()))

  test('offers every command there is', ({ assert }) => {
    assert.sameMembers(Object.keys(LIST_ACTIONS), COMMAND_TYPES)
    for (const type of COMMAND_TYPES) assert.isAbove(LIST_ACTIONS[type].length, 0, type)
  })

  test('has no two actions with one name in the same place', ({ assert }) => {
    const all = Object.values(LIST_ACTIONS)
      .flat()
      .map(({ at, label }) => `${at} ${label}`)
    assert.lengthOf(new Set(all), all.length)
  })

  for (const type of COMMAND_TYPES) {
    test(`the action for "${type}" is offered and changes the flow by that command`, async ({
      assert,
    }) => {
      const [action] = LIST_ACTIONS[type]
      const target = targetFor(type, action)
      const offered = actionsFor(action.at, target as never, LISTED).flat()
      assert.include(offered, action as never)
      const { tools, commands, done, graphAfter } = toolsAt(LISTED)
      action.act(target as never, tools)
      assert.equal(await done, IN_PANEL[type] ?? type)
      if (type in IN_PANEL) return assert.isEmpty(commands)
      assert.notDeepEqual(graphAfter(), LISTED)
    })
  }
})
