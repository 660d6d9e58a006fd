import type { Problem } from '#app/flows/domain/checks/problems'

const MAX_REPORTED = 20

/** The problems of each step, to show next to it. */
export function fieldsOf(problems: Problem[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { nodeId, sentence } of problems.slice(0, MAX_REPORTED)) {
    const field = nodeId === undefined ? 'graph' : `graph.${nodeId}`
    fields[field] = field in fields ? `${fields[field]} ${sentence}` : sentence
  }
  return fields
}
