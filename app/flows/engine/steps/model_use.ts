import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import type { Plan, PlannedStep } from '#app/flows/domain/checks/plan'
import type { StepRecord, StepStatus } from '#app/flows/domain/runs/run'

const asksModel = ({ node }: PlannedStep): boolean =>
  kindOf(node.kind).usesModel(node.settings as never)

/** Whether a run used earlier answers of models instead of asking them. */
export class ModelUse {
  #plan: Plan
  #hasReused = false
  #hasAsked = false
  /** The keys of steps that may be asking one now. */
  #open = new Set<string>()

  /** @param stored the steps that were stored before, if the run continues */
  constructor(plan: Plan, stored: Iterable<StepRecord>) {
    this.#plan = plan
    for (const { key, nodeId, status, endedMs } of stored) {
      const index = plan.indexOf.get(nodeId)
      if (endedMs !== null && index !== undefined) this.noteEnd(key, plan.steps[index], status)
    }
  }

  /** Such a run costs no credit. */
  get isFree(): boolean {
    return this.#hasReused && !this.#hasAsked && this.#open.size === 0
  }

  noteStart(key: string, step: PlannedStep): void {
    if (asksModel(step)) this.#open.add(key)
  }

  /** The steps inside a cached For each count as cached, too. */
  noteEnd(key: string, step: PlannedStep, status: StepStatus): void {
    this.#open.delete(key)
    const steps = [step, ...step.children.map((index) => this.#plan.steps[index])]
    if (status === 'cached') this.#hasReused ||= steps.some(asksModel)
    else if (status !== 'skipped') this.#hasAsked ||= asksModel(step)
  }
}
