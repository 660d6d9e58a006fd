import { sortEdits } from '#app/prompts/domain/edits'
import type { Edit } from '#app/prompts/domain/types'
import type { Console } from '#cli/services/console'

/** The text with its changes marked: red and green in a terminal, elsewhere as `[-before-]{+after+}`. */
export function markedChanges(text: string, edits: Edit[], console: Console): string {
  let marked = ''
  let from = 0
  sortEdits(edits).forEach(({ start, end, before, after }, at) => {
    marked += text.slice(from, start) + change(before, after) + note(at + 1)
    from = end
  })
  return marked + text.slice(from).replace(/\n$/, '') + reasons()

  function change(before: string, after: string): string {
    const [blankBefore, insertion, blankAfter] = apart(after)
    const removed = before && console.paint(['red', 'strikethrough'], marks('[-', before, '-]'))
    const added = insertion && console.paint('green', marks('{+', insertion, '+}'))
    return `${removed}${blankBefore}${added}${blankAfter}`
  }

  function marks(open: string, inner: string, close: string): string {
    return console.hasColor ? inner : `${open}${inner}${close}`
  }

  function note(number: number): string {
    return console.paint('dim', ` (${number})`)
  }

  function reasons(): string {
    return edits.length > 0 ? `\n\n${reasonLines(edits).join('\n')}` : ''
  }
}

/** The blanks around an insertion stay unmarked, so that lines stay lines. */
function apart(text: string): [string, string, string] {
  const inner = text.trim()
  const at = text.indexOf(inner)
  return [text.slice(0, at), inner, text.slice(at + inner.length)]
}

/** Why each change was made, numbered as they stand in the text. */
export const reasonLines = (edits: Edit[]): string[] =>
  sortEdits(edits).map(({ reason, rule }, at) => `${at + 1}. ${reason} [${rule}]`)
