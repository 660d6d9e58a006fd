import { useEffect, useMemo, useState } from 'react'
import { whyPlain } from '#app/flows/domain/result_file/markdown_bounds'
import { markdownReading } from '#app/flows/domain/result_file/read_markdown'
import { MarkdownReader, type ShownMarkdown } from '#frontend/components/markdown/markdown_reader'

/** A text up to this length is read at once, so that it is not seen as it was written first. */
const MAX_LENGTH_AT_ONCE = 5_000

const reader = new MarkdownReader()

/** What to show of a text; null while it is being read. */
export function useMarkdown(text: string): ShownMarkdown | null {
  const known = useMemo(() => knownAtOnce(text), [text])
  const [read, setRead] = useState<{ text: string; shown: ShownMarkdown } | null>(null)
  useEffect(() => {
    if (known) return
    let isWanted = true
    void reader.read(text).then((shown) => isWanted && setRead({ text, shown }))
    return () => {
      isWanted = false
    }
  }, [known, text])
  return known ?? (read?.text === text ? read.shown : null)
}

function knownAtOnce(text: string): ShownMarkdown | null {
  const plainBecause = whyPlain(text)
  if (plainBecause) return { parts: [], plainBecause }
  return text.length <= MAX_LENGTH_AT_ONCE ? markdownReading(text) : null
}
