import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** What may differ between two people who open the same page. */
export interface PageLook {
  theme: 'light' | 'dark' | null
  signedIn: boolean
}

export interface PageAnswer {
  body: Buffer
  etag: string
}

interface Options {
  mode: string
  appUrl: string
}

/**
 * The public pages as they were written at build, held in memory. `signup.trial.html`
 * stands before `signup.html` in trial mode. Each look and encoding is made on first use.
 */
export class PrerenderedPages {
  #sources: Map<string, string>
  #answers = new Map<string, PageAnswer>()
  #styles: Map<string, string[]>
  #attributes: string

  constructor(folder: string, { mode, appUrl }: Options) {
    this.#sources = readPages(folder, mode, appUrl)
    const styles = [...this.#sources].map(([path, html]) => [path, styleHashes(html)] as const)
    this.#styles = new Map(styles)
    this.#attributes = `data-mode="${mode}"`
  }

  has(path: string): boolean {
    return this.#sources.has(path)
  }

  /** What a content policy calls the styles that stand in the page itself. */
  styles(path: string): string[] {
    return this.#styles.get(path) ?? []
  }

  answer(path: string, look: PageLook, encoding: Encoding): PageAnswer {
    const key = [path, look.theme, look.signedIn, encoding].join(' ')
    const known = this.#answers.get(key)
    if (known) return known
    const made = encode(this.#dress(path, look), encoding)
    this.#answers.set(key, made)
    return made
  }

  #dress(path: string, { theme, signedIn }: PageLook): string {
    const attributes = [
      this.#attributes,
      theme && `data-theme="${theme}"`,
      signedIn && 'data-session="1"',
    ]
    const html = this.#sources.get(path) as string
    return html.replace('<html ', `<html ${attributes.filter(Boolean).join(' ')} `)
  }
}

function readPages(folder: string, mode: string, appUrl: string): Map<string, string> {
  const pages = new Map<string, string>()
  if (!existsSync(folder)) return pages
  const files = readdirSync(folder).filter((file) => file.endsWith('.html'))
  for (const file of files) {
    const [name, only] = file.slice(0, -'.html'.length).split('.')
    if (only !== undefined && only !== mode) continue
    if (only === undefined && files.includes(`${name}.${mode}.html`)) continue
    const html = readFileSync(`${folder}/${file}`, 'utf8').replaceAll('%APP_URL%', appUrl)
    pages.set(name === 'index' ? '/' : `/${name}`, html)
  }
  return pages
}

function styleHashes(html: string): string[] {
  return [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
    ([, style]) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`
  )
}

function encode(html: string, encoding: Encoding): PageAnswer {
  const plain = Buffer.from(html)
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 20)
  return { body: compressed(plain, encoding), etag: `"${hash}-${encoding}"` }
}

function compressed(plain: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') {
    return brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } })
  }
  return encoding === 'gzip' ? gzipSync(plain, { level: 9 }) : plain
}
