import { useExperiment } from '#frontend/lib/session/experiments'
import { t } from '#frontend/lib/texts'

/** A word as people count it: what stands between blanks and has a letter or a digit. */
const WORD = /\S*[\p{L}\p{N}]\S*/gu

/** An experiment: how long the prompt is that somebody writes. */
export function WordCount({ text }: { text: string }) {
  if (!useExperiment('wordCount')) return null
  return (
    <p className="px-5 pt-1 pb-2 text-xs text-muted tabular-nums">
      {t('create.wordCount', {
        words: (text.match(WORD)?.length ?? 0).toLocaleString('en'),
        characters: [...text].length.toLocaleString('en'),
      })}
    </p>
  )
}
