import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { type EdgeMark, edgeKey } from '#frontend/features/flows/builder/canvas/step_mark'
import { t } from '#frontend/lib/texts'

/**
 * The marks of the connections from each step, as sentences for a list, by the id of the step. Connections to the same
 * step give one sentence.
 */
export function edgeTexts(
  { nodes, edges }: FlowGraph,
  marks: ReadonlyMap<string, EdgeMark> = new Map()
): Map<string, string[]> {
  const names = new Map(nodes.map(({ id, name }) => [id, name]))
  const texts = new Map<string, string[]>()
  for (const edge of edges) {
    const mark = marks.get(edgeKey(edge))
    const name = names.get(edge.to)
    if (!mark || name === undefined) continue
    const known = texts.get(edge.from) ?? []
    texts.set(edge.from, [...new Set([...known, ...sentencesOf(mark, name)])])
  }
  return texts
}

function sentencesOf({ diff, isPassed, text }: EdgeMark, name: string): string[] {
  return [
    ...(diff === 'added' || diff === 'removed' ? [t(`flowVersions.edges.${diff}`, { name })] : []),
    ...(isPassed && text === undefined ? [t('flowVersions.edges.passed', { name })] : []),
    ...(text === undefined ? [] : [t('flowVersions.edges.passedText', { name, text })]),
  ]
}
