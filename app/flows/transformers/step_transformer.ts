import { BaseTransformer } from '@adonisjs/core/transformers'
import { displayName } from '#app/auth/domain/display_name'
import { MICROS } from '#app/flows/domain/graph/budget'
import type { Value } from '#app/flows/domain/values/value'
import type { ApprovalRequest } from '#app/flows/domain/runs/approvals'
import type { Reused, RunError } from '#app/flows/domain/runs/run'
import { approvalToken } from '#app/flows/engine/approvals/approval_token'
import type { FoundStep } from '#app/flows/services/runs/find_steps'

const timeOf = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : new Date(milliseconds).toISOString()

/** The link that a person decides with, and how they did. */
function approvalOf(step: FoundStep) {
  if (step.expires_ms === null || step.request === null) return null
  // Its run has ended, so that nobody can decide any more.
  if (step.decision === 'withdrawn') return null
  if (step.decision === null && step.ended_ms !== null) return null
  const { question, content, needsAccount } = JSON.parse(step.request) as ApprovalRequest
  const isOpen = step.decision === null
  return {
    path: `/a/${approvalToken(step.run_id, step.key)}`,
    expiresAt: new Date(step.expires_ms).toISOString(),
    needsAccount,
    question,
    // Once it is decided, the text is the output of the step.
    content: isOpen ? content : null,
    ...{ decision: step.decision, reason: step.reason, ...deciderOf(step) },
    decidedAt: timeOf(step.decided_ms),
  }
}

/** Two people may have one name, so their address stands beside it. */
function deciderOf({ decider, decider_first: firstName, decider_last: lastName }: FoundStep) {
  return {
    decidedBy: displayName({ firstName, lastName, email: decider }) || null,
    decidedByEmail: decider,
  }
}

/** Of the step, or of the run that it started. */
function usageOf(step: FoundStep) {
  const cost = step.child_cost_micros ?? step.cost_micros
  return {
    inputTokens: step.child_input_tokens ?? step.input_tokens,
    outputTokens: step.child_output_tokens ?? step.output_tokens,
    cost: cost === null ? null : cost / MICROS,
  }
}

export default class StepTransformer extends BaseTransformer<FoundStep> {
  toObject() {
    const step = this.resource
    return {
      runId: step.run_id,
      key: step.key,
      nodeId: step.node_id,
      status: step.status,
      port: step.port,
      attempt: step.attempt,
      input: step.input,
      /** Bytes of the input and the output where both are left out of a list; 0 where they are here. */
      leftOutBytes: step.left_out_bytes,
      output: step.output === null ? null : (JSON.parse(step.output) as Value),
      earlierError:
        step.earlier_error === null ? null : (JSON.parse(step.earlier_error) as RunError),
      error: step.error === null ? null : (JSON.parse(step.error) as RunError),
      ...usageOf(step),
      reused: step.reused === null ? null : (JSON.parse(step.reused) as Reused),
      startedAt: new Date(step.started_ms).toISOString(),
      endedAt: timeOf(step.ended_ms),
      approval: approvalOf(step),
      childRunId: step.child_id,
    }
  }
}
