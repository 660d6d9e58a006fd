import type { Job, Reading } from '#app/prompts/domain/reading/reading'
import type { Part, PartKind } from '#app/prompts/domain/types'

const JOBS_OF: Record<Exclude<PartKind, 'variables'>, Job[]> = {
  role: ['role'],
  goal: ['ask', 'purpose'],
  context: ['facts', 'input'],
  audience: ['audience'],
  format: ['form'],
  constraints: ['rule', 'edge', 'length', 'tone', 'check'],
  examples: ['examples'],
  steps: ['steps'],
}

/** The parts of a prompt in order of place, with how sure the reading is of each. */
export function readParts({ evidence, opaque, data }: Reading): Part[] {
  const parts: Part[] = Object.entries(JOBS_OF).flatMap(([kind, jobs]) =>
    jobs.flatMap((job) =>
      evidence[job].map(({ start, end, strength }) => ({
        kind: kind as PartKind,
        start,
        end,
        confidence: Math.min(1, strength),
      }))
    )
  )
  for (const { kind, start, end } of opaque) {
    const pasted = data && start >= data.start && end <= data.end
    if (kind === 'variable' && !pasted) parts.push({ kind: 'variables', start, end, confidence: 1 })
  }
  return parts.sort((a, b) => a.start - b.start || a.end - b.end)
}
