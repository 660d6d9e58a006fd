import { useEffect, useMemo, useState } from 'react'
import { readAtOnce } from '#frontend/components/markdown/read_at_once'
import { markdownReader, type ShownMarkdown } from '#frontend/components/markdown/markdown_reader'

/** What to show of a text; null while it is being read. */
export function useMarkdown(text: string): ShownMarkdown | null {
  const known = useMemo(() => readAtOnce.read(text), [text])
  const [read, setRead] = useState<{ text: string; shown: ShownMarkdown } | null>(null)
  useEffect(() => {
    if (known) return
    let isWanted = true
    void markdownReader.read(text).then((shown) => isWanted && setRead({ text, shown }))
    return () => {
      isWanted = false
    }
  }, [known, text])
  return known ?? (read?.text === text ? read.shown : null)
}
