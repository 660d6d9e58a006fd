import {
  DEFAULT_SETTINGS,
  type Improvement,
  type ImproveRequest,
  type ImproveStep,
} from '#app/prompts/domain/types'
import { sameSettings, type Draft } from '#frontend/prompts/draft'
import type { Accepted } from '#frontend/prompts/prompt_start'

/** An improvement with the request that it answers. */
export interface EngineResult {
  request: ImproveRequest
  improvement: Improvement
}

/** What the editor shows of the engine and of the server; the draft itself has a history of its own. */
export interface EditorState {
  /** The run of the engine that is awaited, or null. Answers to other runs are ignored. */
  run: number | null
  /** The step at work, 0 while the engine is being loaded, null when no step is to be shown. */
  step: ImproveStep | 0 | null
  isRerunning: boolean
  isFailed: boolean
  result: EngineResult | null
  /** What a model wrote last. The server has it, whatever is shown. */
  modelResult: EngineResult | null
  accepted: Accepted | null
}

export type EditorEvent =
  | { kind: 'runStarted'; run: number; isQuiet: boolean }
  | { kind: 'stepReached'; run: number; step: ImproveStep }
  | { kind: 'runFinished'; run: number; result: EngineResult }
  | { kind: 'runFailed'; run: number }
  | { kind: 'stopped' }
  | { kind: 'modelAnswered'; result: EngineResult }
  | { kind: 'settingsChanged' }
  | { kind: 'accepted'; accepted: Accepted }

export function openEditor(known: EngineResult | null, accepted: Accepted | null): EditorState {
  const modelResult = isByModel(known) ? known : null
  return { ...IDLE, isFailed: false, result: known, modelResult, accepted }
}

const IDLE = { run: null, step: null, isRerunning: false }

/** The state after an event. Nothing here reads a clock or calls the engine. */
export function reduceEditor(state: EditorState, event: EditorEvent): EditorState {
  if (isLate(state, event)) return state
  switch (event.kind) {
    case 'runStarted':
      return started(state, event.run, event.isQuiet)
    case 'stepReached':
      return { ...state, step: event.step }
    case 'runFinished':
      return { ...state, ...IDLE, result: event.result }
    case 'runFailed':
      return { ...state, ...IDLE, isFailed: true }
    case 'stopped':
      return stopped(state, state.result)
    case 'modelAnswered':
      return withModelResult(state, event.result)
    case 'settingsChanged':
      return { ...state, accepted: null }
    case 'accepted':
      return { ...state, accepted: event.accepted }
  }
}

function isLate({ run }: EditorState, event: EditorEvent): boolean {
  return event.kind !== 'runStarted' && 'run' in event && event.run !== run
}

/** A quiet run rewrites the result in place; any other one shows its steps. */
function started(state: EditorState, run: number, isQuiet: boolean): EditorState {
  const view = { step: isQuiet ? null : (0 as const), isRerunning: isQuiet, isFailed: false }
  return { ...state, ...view, run, accepted: isQuiet ? state.accepted : null }
}

const stopped = (state: EditorState, result: EngineResult | null): EditorState => ({
  ...state,
  ...IDLE,
  isFailed: false,
  result,
})

/** The answer may be the engine's, where the model could not improve anything. */
function withModelResult(state: EditorState, result: EngineResult): EditorState {
  return { ...stopped(state, result), modelResult: isByModel(result) ? result : null }
}

/** What should come back of a result, as the person chose it, or null. */
export const kindOfResult = (result: EngineResult | null): string | null =>
  result?.request.settings.kind ?? null

/** Whether a model wrote one of the variants: then the engine here does not overwrite them. */
export const isByModel = (result: EngineResult | null): boolean =>
  result?.improvement.variants.some(({ engine }) => engine === 'model') ?? false

/** Whether a result answers the draft as it is now. The engine follows the settings; a model is only asked again on request. */
export function answersDraft(result: EngineResult | null, draft: Draft): result is EngineResult {
  if (result?.request.text !== draft.text) return false
  const settings = { ...DEFAULT_SETTINGS, ...result.request.settings }
  return !isByModel(result) || sameSettings(settings, draft.settings)
}
