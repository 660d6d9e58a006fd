import type { Analysis, Improvement, ImproveRequest } from '#app/prompts/domain/types'

/** Improves a text with the engine that is part of this program: without a server, without a model. */
export async function improveOffline(request: ImproveRequest): Promise<Improvement> {
  const [{ readRequest }, { loadRecord }, { improving }] = await Promise.all([
    import('#app/prompts/domain/kinds/read_request'),
    import('#app/prompts/domain/deliverables/load_record'),
    import('#app/prompts/domain/improving'),
  ])
  const reading = readRequest(request)
  await loadRecord(reading.family)
  const steps = improving(request, reading)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** What the engine says about a text: its score, and what could be better. */
export async function analyzeOffline(text: string, without: string[] = []): Promise<Analysis> {
  const { analyze } = await import('#app/prompts/domain/analyze')
  return analyze(text, { without })
}
