import type { StepStatus } from '#app/flows/domain/runs/run'

/** Of several steps of one node, the one that tells most comes first. */
const BY_WEIGHT: StepStatus[] = [
  ...(['failed', 'waiting', 'running', 'queued', 'canceled'] as const),
  ...(['succeeded', 'cached', 'skipped'] as const),
]

/** What has become of a node whose steps, one or one for each item, are given. */
export const statusOf = (steps: readonly { status: StepStatus }[]): StepStatus =>
  BY_WEIGHT.find((status) => steps.some((step) => step.status === status)) ?? 'queued'
