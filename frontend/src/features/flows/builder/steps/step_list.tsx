import { useCallback, useMemo } from 'react'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { findNode } from '#app/flows/domain/editing/graph_parts'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { useSelection } from '#frontend/features/flows/builder/selection'
import { ActionButtons } from '#frontend/features/flows/builder/steps/action_buttons'
import type { ListTools } from '#frontend/features/flows/builder/steps/actions/list_action'
import { ChangeNews } from '#frontend/features/flows/builder/steps/change_news'
import { ChosenBar } from '#frontend/features/flows/builder/steps/chosen_bar'
import { EmptyList } from '#frontend/features/flows/builder/steps/empty_list'
import { GroupList } from '#frontend/features/flows/builder/steps/group_list'
import { NoteList } from '#frontend/features/flows/builder/steps/note_list'
import { ProblemList } from '#frontend/features/flows/builder/steps/problem_list'
import { QuestionDialog } from '#frontend/features/flows/builder/steps/questions/question_dialog'
import { orderedSteps } from '#frontend/features/flows/builder/steps/running_order'
import { StepItems } from '#frontend/features/flows/builder/steps/step_items'
import { useListKeys } from '#frontend/features/flows/builder/steps/use_list_keys'
import { useListTools } from '#frontend/features/flows/builder/steps/use_list_tools'
import { useLatest } from '#frontend/lib/use_latest'
import { wayTexts } from '#frontend/features/flows/builder/steps/way_text'
import { usePins } from '#frontend/features/flows/pins/use_pins'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/steps'

/** The flow as a list of steps in running order, in which everything can be done by keyboard. */
export function StepList() {
  const { graph } = useBuilder()
  const { tools, question, closeQuestion } = useListTools()
  const isEmpty = graph.nodes.length === 0
  return (
    <section aria-labelledby="flow-steps" className="mx-auto max-w-3xl">
      <h2
        id="flow-steps"
        tabIndex={-1}
        data-focus={isEmpty ? undefined : 'list'}
        className="font-semibold"
      >
        {t('flows.flow.steps')}
      </h2>
      <ChangeNews graph={graph} />
      {isEmpty ? <EmptyList tools={tools} /> : <Steps tools={tools} />}
      <div className="mt-3 flex flex-wrap gap-2">
        <ActionButtons at="flow" target={null} tools={tools} />
      </div>
      <GroupList graph={graph} tools={tools} />
      <NoteList notes={graph.notes} tools={tools} />
      {question && <QuestionDialog question={question} onClose={closeQuestion} />}
    </section>
  )
}

function Steps({ tools }: { tools: ListTools }) {
  const { flow, graph, problems } = useBuilder()
  const { chosen, choose } = useChosenSteps(graph)
  const pins = usePins(flow.id)
  const steps = useMemo(() => orderedSteps(graph), [graph])
  const ways = useMemo(() => wayTexts(graph), [graph])
  const groupNames = useMemo(
    () => new Map(graph.groups?.map(({ id, name }) => [id, name])),
    [graph.groups]
  )
  const byStep = useMemo(() => Map.groupBy(problems, ({ nodeId }) => nodeId), [problems])
  const keys = useListKeys(tools, chosen)
  return (
    <>
      <p className="mt-1 text-sm text-muted max-sm:hidden">{t('steps.keys')}</p>
      {problems.length > 0 && (
        <div role="status" className="mt-3 rounded-card bg-warning-soft p-4 text-sm text-warning">
          <p className="font-medium">{t('flows.flow.problems', { count: problems.length })}</p>
          <ProblemList problems={byStep.get(undefined) ?? []} tools={tools} />
        </div>
      )}
      <ChosenBar ids={chosen} tools={tools} />
      <div className="mt-3" {...keys}>
        <StepItems
          {...{ steps, ways, groupNames, pins, tools }}
          label={t('flows.flow.steps')}
          problems={byStep}
          chosen={new Set(chosen)}
          onChoose={choose}
        />
      </div>
    </>
  )
}

/** The chosen steps, in the order in which they were chosen, and what chooses one or no longer does. */
function useChosenSteps(graph: FlowGraph) {
  const { ids, select } = useSelection()
  const chosen = ids.filter((id) => findNode(graph, id))
  const read = useLatest(chosen)
  const choose = useCallback(
    (id: string) => {
      const before = read()
      select(before.includes(id) ? before.filter((one) => one !== id) : [...before, id])
    },
    [read, select]
  )
  return { chosen, choose }
}
