import { isBlankText } from '#app/core/domain/blank_text'
import type { ImproveRequest, Improvement, ImproveStep, Settings } from '#app/prompts/domain/types'
import {
  answersDraft,
  isByModel,
  openEditor,
  reduceEditor,
  type EditorEvent,
  type EditorState,
  type EngineResult,
} from '#frontend/features/create/editor/editor_state'
import { isUpToDate, knownResult } from '#frontend/features/create/editor/known_result'
import { draftOf, type Draft } from '#frontend/prompts/draft'
import type { HistorySync } from '#frontend/prompts/history_sync'
import type { PromptStart } from '#frontend/prompts/prompt_start'
import { keepVersion, type Choice, type OpenDraft } from '#frontend/prompts/send_prompt'
import { Listeners } from '#frontend/lib/listeners'
import { Timer } from '#frontend/lib/time/timer'

/** What the editor works with; tests put their own in place of the engine and the server. */
export interface EditorTools {
  open: OpenDraft
  history: Pick<HistorySync, 'record' | 'assume'>
  engine: {
    improve(request: ImproveRequest, onStep?: (step: ImproveStep) => void): Promise<Improvement>
    stop(): void
  }
  models: {
    /** Resolves to null where the model was stopped or failed. */
    write(sent: Draft, model: string): Promise<EngineResult | null>
    stop(): void
  }
}

/** How long a setting must be left alone before the engine runs again, in milliseconds. */
const SETTINGS_REST = 150

/** Runs the engine and the model for one open prompt. Every change of what is shown goes through the reducer. */
export class EditorSession {
  #state: EditorState
  #listeners = new Listeners()
  #runs = 0
  #modelCalls = 0
  #isBegun = false
  #rewrite = new Timer(() => void this.#rewriteNow())

  constructor(
    private tools: EditorTools,
    private start: PromptStart,
    private without: readonly string[]
  ) {
    this.#state = openEditor(knownResult(start), start.accepted)
  }

  get state(): EditorState {
    return this.#state
  }

  subscribe = this.#listeners.subscribe

  /** Shows what the server has; the engine runs only where that does not answer the draft. */
  begin(model: string | null): void {
    if (this.#isBegun) return
    this.#isBegun = true
    const { result } = this.#state
    if (!result) return this.#analyze(model, this.start.isBrought)
    const isKept = isByModel(result) || isUpToDate(result, this.start, this.without)
    if (isKept) this.tools.history.assume(draftOf(result.request))
    else void this.#run(this.#draft, true)
  }

  /** Works on the draft as it is now, and records it in the history. */
  analyze(model: string | null): void {
    this.#analyze(model, true)
  }

  changeSettings(change: Partial<Settings>): void {
    const { sync } = this.tools.open
    sync.change({ settings: { ...sync.view.draft.settings, ...change } })
    this.#followSettings()
  }

  undo(): void {
    this.#step(() => this.tools.open.sync.undo())
  }

  redo(): void {
    this.#step(() => this.tools.open.sync.redo())
  }

  /** Sets the rules that this person silenced. */
  silence(without: readonly string[]): void {
    if (this.without === without) return
    this.without = without
    const { result } = this.#state
    if (result && !isByModel(result)) void this.#run(result.request, true)
  }

  /** Gives up what is under way; the last result stays. */
  stop(): void {
    this.tools.engine.stop()
    this.#apply({ kind: 'stopped' })
  }

  /** Resolves to the id of the prompt, once the server has what is shown. */
  async ensureKept(): Promise<string> {
    this.tools.models.stop()
    const { result } = this.#state
    if (result) await this.tools.history.record(draftOf(result.request))
    const { promptId } = this.tools.open.gateway
    if (!promptId) throw new Error('The prompt is not on the server.')
    return promptId
  }

  /** Saves a text as a version. Resolves to the number of the version. */
  async accept({ variant, content }: Choice): Promise<number> {
    await this.ensureKept()
    const { version } = await keepVersion(this.tools.open, { variant, content })
    this.#apply({ kind: 'accepted', accepted: { variant, content, version } })
    return version
  }

  /** The version that a link shows, or that is tried. */
  async pin(choice: Choice): Promise<number> {
    const { accepted } = this.#state
    const isAccepted = accepted?.variant === choice.variant && accepted.content === choice.content
    if (isAccepted) return accepted.version
    await this.ensureKept()
    const { version } = await keepVersion(this.tools.open, choice)
    return version
  }

  close(): void {
    this.#rewrite.stop()
  }

  get #draft(): Draft {
    return this.tools.open.sync.view.draft
  }

  #analyze(model: string | null, isKept: boolean): void {
    const sent = this.#draft
    if (isBlankText(sent.text)) return
    this.tools.models.stop()
    void this.#run(sent, false)
    if (!isKept) return
    if (model) void this.#improveByModel(sent, model)
    else this.#record(sent)
  }

  async #improveByModel(sent: Draft, model: string): Promise<void> {
    const call = (this.#modelCalls += 1)
    const answer = await this.tools.models.write(sent, model)
    if (answer) this.tools.history.assume(sent)
    // A call that gave way to another one changes nothing.
    else if (call !== this.#modelCalls) return
    const result = answer ?? this.#earlierAnswer(sent)
    if (!result) return this.#record(sent)
    this.tools.engine.stop()
    this.#apply({ kind: 'modelAnswered', result })
  }

  /** What a model wrote for the same draft before; the server still has it. */
  #earlierAnswer(sent: Draft): EngineResult | null {
    const { modelResult } = this.#state
    return answersDraft(modelResult, sent) ? modelResult : null
  }

  #record(sent: Draft): void {
    // A call that failed is repeated, and the screen says that it is waiting.
    void this.tools.history.record(sent).catch(() => undefined)
  }

  #step(go: () => void): void {
    const { settings } = this.#draft
    go()
    if (this.#draft.settings !== settings) this.#followSettings()
  }

  #followSettings(): void {
    if (isByModel(this.#state.result)) return
    this.#rewrite.stop()
    this.#rewrite.start(SETTINGS_REST)
  }

  async #rewriteNow(): Promise<void> {
    this.#apply({ kind: 'settingsChanged' })
    await this.#run(this.#draft, true)
  }

  async #run(draft: ImproveRequest, isQuiet: boolean): Promise<void> {
    const run = (this.#runs += 1)
    const request = { ...draft, without: this.without }
    this.#apply({ kind: 'runStarted', run, isQuiet })
    const onStep = (step: ImproveStep) => {
      if (!isQuiet) this.#apply({ kind: 'stepReached', run, step })
    }
    try {
      const improvement = await this.tools.engine.improve(request, onStep)
      this.#apply({ kind: 'runFinished', run, result: { request, improvement } })
    } catch {
      this.#apply({ kind: 'runFailed', run })
    }
  }

  #apply(event: EditorEvent): void {
    const state = reduceEditor(this.#state, event)
    if (state === this.#state) return
    this.#state = state
    this.#listeners.tell()
  }
}
