import type { Fitting } from '#app/prompts/domain/discovery/find_fitting'
import type { Apart, Discovery, Progress, Source } from '#app/prompts/domain/discovery/types'
import type { VariableProposal } from '#app/prompts/domain/templating/types'
import type { Question } from '#app/prompts/domain/questions'
import type { RuleNote } from '#app/prompts/domain/findings/rule_notes'
import type { Lost } from '#app/prompts/domain/guard'
import type { Private } from '#app/prompts/domain/privacy/types'
import type {
  Blank,
  Finding,
  Improvement,
  ImproveRequest,
  ImproveStep,
  Part,
  Score,
} from '#app/prompts/domain/types'
import type { Strengthening } from '#app/prompts/domain/workshop/proposal'
import type { ListedTemplate } from '#app/templates/domain/nearest_template'
import { allowOwnScripts } from '#frontend/lib/engine/own_scripts'

export interface Assessment {
  score: Score
  blanks: Blank[]
  parts: Part[]
  /** What of the original is no longer there. */
  lost: Lost[]
}

/** An assessment with everything that the rules find. */
export interface Inspection extends Assessment {
  findings: Finding[]
}

export interface AssessOptions {
  /** The text of which nothing may be lost. */
  original?: string
  /** What should come back, as the person chose it. */
  kind?: string | null
}

/** What the workshop asks for; what does it is loaded with the first such task. */
export type WorkshopTask =
  | { kind: 'strengthen'; text: string }
  | { kind: 'variables'; text: string }
  | { kind: 'fitting'; wish: string; sources: Source[] }
  | { kind: 'discover'; sources: Source[]; apart: readonly Apart[] }

export type WorkshopResult = Strengthening | VariableProposal[] | Fitting[] | Discovery

export type EngineTask =
  | { kind: 'improve'; request: ImproveRequest }
  | { kind: 'assess'; text: string; options: AssessOptions }
  | { kind: 'inspect'; text: string }
  | { kind: 'ask'; request: ImproveRequest }
  | { kind: 'answer'; text: string; answers: Answer[] }
  | { kind: 'add_line'; text: string; line: string }
  | {
      kind: 'nearest_template'
      request: Pick<ImproveRequest, 'text' | 'settings'>
      /** Null where they are those of the call before. */
      templates: readonly ListedTemplate[] | null
    }
  | { kind: 'rules' }
  | { kind: 'find_private'; text: string }
  | WorkshopTask

export interface EngineCall {
  id: number
  task: EngineTask
}

export interface Answer {
  question: Question
  answer: string
}

export type TaskResult =
  | Improvement
  | Assessment
  | Inspection
  | RuleNote[]
  | Question[]
  | Private[]
  | ListedTemplate
  | string
  | null

export type EngineAnswer =
  | { id: number; step: ImproveStep }
  | { id: number; progress: Progress }
  | { id: number; result: TaskResult | WorkshopResult }
  | { id: number; failure: string }

interface Listener {
  onStep?(step: ImproveStep): void
  onProgress?(progress: Progress): void
}

interface Waiting extends Listener {
  resolve(result: never): void
  reject(error: Error): void
}

/** The engine at work in a thread of its own; it is loaded with the first call. */
export class EngineClient {
  #worker: Worker | null = null
  #waiting = new Map<number, Waiting>()
  #count = 0
  /** The templates that the thread has. */
  #listed: readonly ListedTemplate[] | null = null

  constructor(private start: () => Worker = startWorker) {}

  improve(request: ImproveRequest, onStep?: (step: ImproveStep) => void): Promise<Improvement> {
    return this.#call({ kind: 'improve', request }, { onStep })
  }

  assess(text: string, options: AssessOptions = {}): Promise<Assessment> {
    return this.#call({ kind: 'assess', text, options })
  }

  /** The same with the findings, whose rules are loaded with the first such call. */
  inspect(text: string): Promise<Inspection> {
    return this.#call({ kind: 'inspect', text })
  }

  /** The questions whose answers would raise the score most. */
  ask(request: ImproveRequest): Promise<Question[]> {
    return this.#call({ kind: 'ask', request })
  }

  /** The text with answers in it. */
  answer(text: string, answers: Answer[]): Promise<string> {
    return this.#call({ kind: 'answer', text, answers })
  }

  /** The text with one more paragraph, outside pasted material. */
  addLine(text: string, line: string): Promise<string> {
    return this.#call({ kind: 'add_line', text, line })
  }

  /** The template that is nearest to a request, or null where none is near. A list is sent once, however often it is asked about. */
  nearestTemplate(
    request: Pick<ImproveRequest, 'text' | 'settings'>,
    templates: readonly ListedTemplate[]
  ): Promise<ListedTemplate | null> {
    const isKnown = templates === this.#listed
    this.#listed = templates
    return this.#call({
      ...{ kind: 'nearest_template', request, templates: isKnown ? null : templates },
    })
  }

  rules(): Promise<RuleNote[]> {
    return this.#call({ kind: 'rules' })
  }

  findPrivate(text: string): Promise<Private[]> {
    return this.#call({ kind: 'find_private', text })
  }

  /** What would make a prompt stronger. */
  strengthen(text: string): Promise<Strengthening> {
    return this.#call({ kind: 'strengthen', text })
  }

  /** The variables that a prompt could have. */
  variables(text: string): Promise<VariableProposal[]> {
    return this.#call({ kind: 'variables', text })
  }

  /** The prompts that are near to a piece of work. */
  fitting(wish: string, sources: Source[]): Promise<Fitting[]> {
    return this.#call({ kind: 'fitting', wish, sources })
  }

  /** Prompts that ask for the same, and parts that recur. */
  discover(
    sources: Source[],
    apart: readonly Apart[],
    onProgress?: (progress: Progress) => void
  ): Promise<Discovery> {
    return this.#call({ kind: 'discover', sources, apart }, { onProgress })
  }

  /** Ends the thread and everything under way in it; the next call starts another. */
  stop(reason = 'The engine was stopped.'): void {
    this.#worker?.terminate()
    this.#worker = null
    this.#listed = null
    for (const { reject } of this.#waiting.values()) reject(new Error(reason))
    this.#waiting.clear()
  }

  #call<Result>(task: EngineTask, listener: Listener = {}): Promise<Result> {
    this.#worker ??= this.#listen(this.start())
    const id = (this.#count += 1)
    return new Promise<Result>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, ...listener })
      this.#worker?.postMessage({ id, task } satisfies EngineCall)
    })
  }

  #listen(worker: Worker): Worker {
    worker.addEventListener('message', ({ data }: MessageEvent<EngineAnswer>) => this.#hear(data))
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      this.stop('The engine could not be loaded.')
    })
    return worker
  }

  #hear(answer: EngineAnswer): void {
    const waiting = this.#waiting.get(answer.id)
    if (!waiting) return
    if ('step' in answer) return waiting.onStep?.(answer.step)
    if ('progress' in answer) return waiting.onProgress?.(answer.progress)
    this.#waiting.delete(answer.id)
    if ('result' in answer) waiting.resolve(answer.result as never)
    else waiting.reject(new Error(answer.failure))
  }
}

function startWorker(): Worker {
  allowOwnScripts()
  return new Worker(new URL('./engine_worker.ts', import.meta.url), { type: 'module' })
}

export const engine = new EngineClient()
