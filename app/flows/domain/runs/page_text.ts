import { withoutEntities } from '#app/flows/domain/runs/entities'

/** What nobody reads: it is left out with all it contains. */
const LEFT_OUT = new Set([
  ...['script', 'style', 'noscript', 'template', 'svg', 'iframe', 'object', 'canvas', 'nav'],
  ...['select', 'textarea', 'audio', 'video', 'math'],
])

/** What begins a line of its own, and how many line ends stand before it. */
const LINES = new Map<string, number>([
  ...['br', 'li', 'tr', 'dt', 'dd', 'option', 'figcaption'].map((name) => [name, 1] as const),
  ...['p', 'div', 'section', 'article', 'main', 'header', 'footer', 'aside', 'title'].map(
    (name) => [name, 2] as const
  ),
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'dl', 'table', 'pre', 'blockquote'].map(
    (name) => [name, 2] as const
  ),
  ...['hr', 'form', 'figure', 'address', 'fieldset', 'body'].map((name) => [name, 2] as const),
])

const CELLS = new Set(['td', 'th'])

/** What a line begins with. */
const STARTS = new Map([
  ['li', '- '],
  ...[1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, `${'#'.repeat(level)} `] as const),
])

const MARKUP = /<(?:[a-z!?]|\/[a-z])/gi
const TAG_NAME = /<(\/?)([a-z][a-z\d-]{0,40})/iy
/** Tags and comments between two pauses. */
const MAX_AT_ONCE = 5_000
/** Of a text between two pauses. */
const MAX_PIECE_LENGTH = 100_000

/**
 * The text of a page as people read it: without tags, scripts, styles and navigation; headings, list items and cells are
 * marked as in plain text. Linear in the length of the page, also where it is broken. It yields regularly, so that the
 * caller can do other work while it reads a long page.
 */
export function* readPage(html: string): Generator<undefined, string> {
  const text = new Lines()
  const markup = new RegExp(MARKUP)
  let at = 0
  for (let count = 1; at < html.length; count++) {
    markup.lastIndex = at
    const open = markup.exec(html)?.index ?? html.length
    for (let from = at; from < open; from += MAX_PIECE_LENGTH) {
      if (from > at) yield
      text.add(html.slice(from, Math.min(open, from + MAX_PIECE_LENGTH)))
    }
    at = open === html.length ? open : afterMarkup(html, open, text)
    if (count % MAX_AT_ONCE === 0) yield
  }
  return text.toString()
}

/** The same without pauses. */
export function pageText(html: string): string {
  const reading = readPage(html)
  for (;;) {
    const { done, value } = reading.next()
    if (done) return value
  }
}

/** Reads the tag or comment that begins at a place. @returns where the text goes on */
function afterMarkup(html: string, open: number, text: Lines): number {
  if (html.startsWith('<!--', open)) return after(html, '-->', open + 4)
  TAG_NAME.lastIndex = open
  const tag = TAG_NAME.exec(html)
  if (!tag) return after(html, '>', open)
  const [start, slash, name] = [tag[0], tag[1], tag[2].toLowerCase()]
  const end = tagEnd(html, open + start.length)
  if (slash === '' && LEFT_OUT.has(name)) return afterElement(html, name, end)
  text.mark(name, slash !== '')
  return end
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from)
  return found === -1 ? html.length : found + mark.length
}

/** Behind the `>` of a tag. One in the quoted value of an attribute does not count. */
function tagEnd(html: string, from: number): number {
  const mark = />|=\s*(["'])/g
  mark.lastIndex = from
  for (let found = mark.exec(html); found; found = mark.exec(html)) {
    if (found[0] === '>') return mark.lastIndex
    const close = html.indexOf(found[1], mark.lastIndex)
    if (close === -1) return html.length
    mark.lastIndex = close + 1
  }
  return html.length
}

function afterElement(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}(?![a-z\\d-])`, 'gi')
  end.lastIndex = from
  return end.exec(html) ? after(html, '>', end.lastIndex) : html.length
}

/** Collects text, with single spaces and at most one empty line in a row. */
class Lines {
  #text = ''
  #line = ''
  #isAfterEmpty = true
  #isPreformatted = false

  add(raw: string): void {
    if (raw === '') return
    const text = raw.includes('&') ? withoutEntities(raw) : raw
    if (!this.#isPreformatted) {
      this.#line += text.replace(/\s+/g, ' ')
      return
    }
    const [first, ...rest] = text.split('\n')
    this.#line += first
    for (const line of rest) {
      this.#endLine()
      this.#line = line
    }
  }

  mark(name: string, isEnd: boolean): void {
    if (name === 'pre') this.#isPreformatted = !isEnd
    if (isEnd && CELLS.has(name)) this.#line += ' | '
    for (let line = 0; line < (LINES.get(name) ?? 0); line++) this.#endLine()
    if (!isEnd) this.#line += STARTS.get(name) ?? ''
  }

  #endLine(): void {
    const line = this.#line === '' ? '' : withoutEdges(this.#line)
    this.#line = ''
    if (line === '' && this.#isAfterEmpty) return
    this.#text += `${line}\n`
    this.#isAfterEmpty = line === ''
  }

  toString(): string {
    this.#endLine()
    return this.#text.trim()
  }
}

/** Without the space between two tags at its beginning, and without the mark of the last cell at its end. */
const withoutEdges = (line: string): string =>
  line
    .trimEnd()
    .replace(/^ (?! )/, '')
    .replace(/ \|$/, '')
