import { createContext, use, useCallback, useMemo, useRef } from 'react'
import type { Path } from '#app/flows/domain/values/check_value'
import type { Command } from '#app/flows/domain/editing/command'
import type { FlowGraph, FlowNode } from '#app/flows/domain/graph/graph'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import type { Problem } from '#app/flows/domain/checks/problems'
import type { Schema } from '#app/flows/domain/values/schema'
import { type Variable, variablesFor } from '#app/flows/domain/editing/variables_for'
import { useAttempts } from '#frontend/features/flows/builder/attempts'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { KIND_FORMS } from '#frontend/features/flows/builder/inspector/forms/kind_forms'
import type { SettingPath } from '#frontend/features/flows/builder/inspector/forms/setting'
import {
  placeOf,
  placeProblems,
  placesIn,
  shownProblems,
} from '#frontend/features/flows/builder/inspector/problem_places'

/** The chosen step, for the fields of its form. */
export interface StepForm {
  graph: FlowGraph
  node: FlowNode
  variables: Variable[]
  /** @param isTyping continues the typing of the last call for this path, so that one undo reverts both */
  set: (path: SettingPath, value: unknown, isTyping?: boolean) => void
  /** Carries a command out. Commands with the same typing are undone together. */
  dispatch: (command: Command, typing?: string) => void
  /** The focus left a field. */
  endTyping: () => void
  undo: () => void
  redo: () => void
  problemsAt: (place: string) => Problem[]
  /** Whether something inside is wrong, such as in an entry of a list. */
  hasProblemIn: (path: Path) => boolean
}

export const StepFormContext = createContext<StepForm | null>(null)

export function useStepForm(): StepForm {
  const form = use(StepFormContext)
  if (!form) throw new Error('useStepForm needs a StepFormContext around it.')
  return form
}

/** The problems at a field of the form. */
export function useProblemsAt(path: Path): Problem[] {
  return useStepForm().problemsAt(placeOf(path))
}

export function useNewStepForm(node: FlowNode): StepForm {
  const { graph, problems, sync } = useBuilder()
  const { dispatch, endTyping } = useTyping()
  const { id } = node
  const variables = useMemo(() => variablesFor(graph, id), [graph, id])
  const { isOver } = useAttempts()
  const placed = useMemo(() => {
    const own = problems.filter(({ nodeId }) => nodeId === node.id)
    const byPlace = placeProblems(own, placesIn(KIND_FORMS[node.kind], node.settings))
    return shownProblems(byPlace, (place) => isOver(node.id, place))
  }, [problems, node, isOver])
  const set = useCallback<StepForm['set']>(
    (path, value, isTyping = false) =>
      dispatch({ type: 'set-setting', id, path, value }, isTyping ? placeOf(path) : undefined),
    [id, dispatch]
  )
  return useMemo(() => {
    const problemsAt = (place: string) => placed.get(place) ?? []
    const hasProblemIn = (path: Path) => [...placed.keys()].some((place) => isInside(place, path))
    const history = (act: () => void) => () => {
      endTyping()
      act()
    }
    const [undo, redo] = [history(sync.undo), history(sync.redo)]
    return {
      graph,
      node,
      variables,
      set,
      dispatch,
      endTyping,
      undo,
      redo,
      problemsAt,
      hasProblemIn,
    }
  }, [graph, node, variables, set, dispatch, endTyping, sync, placed])
}

const isInside = (place: string, path: Path) => place.startsWith(`${placeOf(path).slice(0, -1)},`)

/** Joins what is typed into one field until the focus leaves it. */
function useTyping() {
  const { dispatch: carryOut } = useBuilder()
  const last = useRef<string | undefined>(undefined)
  const dispatch = useCallback<StepForm['dispatch']>(
    (command, typing) => {
      carryOut(command, typing !== undefined && last.current === typing)
      last.current = typing
    },
    [carryOut]
  )
  const endTyping = useCallback(() => {
    last.current = undefined
  }, [])
  return { dispatch, endTyping }
}

/** The schema of the setting at a path of a step: its limits and its range. */
export function schemaAt({ kind }: FlowNode, path: Path): Schema | null {
  let { schema } = kindOf(kind)
  for (const part of path) {
    const { properties = {}, additionalProperties, items } = schema
    const inner = typeof part === 'number' ? items : (properties[part] ?? additionalProperties)
    if (!inner || typeof inner === 'boolean') return null
    schema = inner
  }
  return schema
}
