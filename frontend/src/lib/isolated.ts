/** Letters that are written from right to left, and characters that change the direction of others. */
const TURNS =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u
const OPENERS = /[\u2066-\u2068]/g
const FIRST_STRONG = '\u2068'
const END = '\u2069'

/** A text that cannot change the direction of the words around it. What is written from left to right stays as it is. */
export function isolated(text: string): string {
  if (!TURNS.test(text)) return text
  const closed = withoutLooseEnds(text)
  return FIRST_STRONG + closed + END.repeat(openIn(closed)) + END
}

/** Without the characters that would end an isolation that the text has not begun. */
function withoutLooseEnds(text: string): string {
  let open = 0
  return text.replaceAll(/[\u2066-\u2069]/g, (character) => {
    if (character !== END) open += 1
    else if (open > 0) open -= 1
    else return ''
    return character
  })
}

const openIn = (text: string): number =>
  (text.match(OPENERS)?.length ?? 0) - (text.split(END).length - 1)
