import { strFromU8, unzipSync } from 'fflate'

export interface WordRun {
  style: string | null
  text: string
  isFromRight: boolean
}

export interface WordParagraph {
  style: string | null
  text: string
  runs: WordRun[]
  isFromRight: boolean
  isListed: boolean
}

export interface ReadWord {
  paragraphs: WordParagraph[]
  /** Each part of the package as text, by its path. */
  parts: Record<string, string>
}

/** Opens a Word document as a reader does: its package, and the paragraphs of its text. */
export function readWord(bytes: Uint8Array): ReadWord {
  const files = unzipSync(bytes)
  const parts = Object.fromEntries(
    Object.entries(files).map(([path, content]) => [path, strFromU8(content)])
  )
  const found = parts['word/document.xml'].match(/<w:p>.*?<\/w:p>|<w:p\/>/gs) ?? []
  return { paragraphs: found.map(paragraphOf), parts }
}

function paragraphOf(xml: string): WordParagraph {
  const runs = (xml.match(/<w:r>.*?<\/w:r>/gs) ?? []).map(runOf)
  return {
    style: attribute(xml, 'w:pStyle'),
    text: runs.map(({ text }) => text).join(''),
    runs,
    isFromRight: xml.includes('<w:bidi/>'),
    isListed: xml.includes('<w:numPr>'),
  }
}

function runOf(xml: string): WordRun {
  const texts = xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:tab\/>/g)
  return {
    style: attribute(xml, 'w:rStyle'),
    text: [...texts].map(([, text]) => (text === undefined ? '\t' : unescaped(text))).join(''),
    isFromRight: xml.includes('<w:rtl/>'),
  }
}

const attribute = (xml: string, name: string) =>
  new RegExp(`<${name} w:val="([^"]*)"/>`).exec(xml)?.[1] ?? null

const SIGNS: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

export const unescaped = (text: string) =>
  text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => SIGNS[name])
