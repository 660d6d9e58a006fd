import { breakLines, widthOfAll } from '#app/prompts/domain/export/pdf/break_lines'
import { fragmentsOf, type Fragment } from '#app/prompts/domain/export/pdf/fragments'
import type { Setting } from '#app/prompts/domain/export/pdf/open_faces'
import { placed } from '#app/prompts/domain/export/pdf/placed'
import type { Paper } from '#app/prompts/domain/export/pdf/paper'
import { LINE, PAGE, STYLES } from '#app/prompts/domain/export/pdf/print_styles'
import { WORDS } from '#app/prompts/domain/export/words'

const { size, kind } = STYLES.footer
const BASELINE = PAGE.height - 36
const TITLE_WIDTH = LINE - 100

/** Writes the number of each page below it, with the title. */
export function addFooters(paper: Paper, title: string, setting: Setting): void {
  const [before, between] = WORDS.pageOf
  const lettersOf = (text: string) => fragmentsOf([{ look: 'plain', text }], kind, setting)
  const [name] = breakLines(lettersOf(title), size, TITLE_WIDTH)
  const { count } = paper.doc.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    const [number] = breakLines(lettersOf(`${before}${page + 1}${between}${count}`), size, LINE)
    paper.doc.switchToPage(page)
    paper.decoration(() => {
      paper.doc.fillColor(STYLES.footer.color)
      print(paper, name, PAGE.left)
      print(paper, number, PAGE.left + LINE - widthOfAll(number, size))
    }, 'Pagination')
  }
}

function print(paper: Paper, fragments: Fragment[], x: number): void {
  for (const { fragment, x: at } of placed(fragments, size))
    paper.letters(fragment, x + at, BASELINE, size)
}
