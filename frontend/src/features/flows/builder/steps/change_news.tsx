import { useEffect, useRef, useState } from 'react'
import { describeChanges } from '#app/flows/domain/editing/describe_changes'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { isField } from '#frontend/lib/keys'
import { t } from '#frontend/lib/texts'

/** A person who listens follows this many sentences at once. */
const MAX_SENTENCES = 3

/** Announces changes to screen readers: by an action, undo and redo, or another tab. */
export function ChangeNews({ graph }: { graph: FlowGraph }) {
  const before = useRef(graph)
  const [news, setNews] = useState('')
  useEffect(() => {
    const earlier = before.current
    before.current = graph
    // Who types hears the text that they type.
    if (earlier === graph || isField(document.activeElement)) return
    setNews(summary(describeChanges(earlier, graph)))
  }, [graph])
  return (
    <p role="status" aria-label={t('steps.changed')} className="sr-only">
      {news}
    </p>
  )
}

function summary(sentences: string[]): string {
  const more = sentences.length - MAX_SENTENCES
  const shown = sentences.slice(0, MAX_SENTENCES)
  return [...shown, ...(more > 0 ? [t('steps.news.more', { count: more })] : [])].join(' ')
}
