import { getDocument, type PDFPageProxy } from 'unpdf/pdfjs'

export interface PdfElement {
  role: string
  text: string
}

export interface ReadPdf {
  info: Record<string, unknown>
  isTagged: boolean
  pages: number
  /** Headings, paragraphs and the parts of lists, in the order of the structure. */
  elements: PdfElement[]
  bookmarks: string[]
  /** What stands at the foot of each page. */
  artifacts: string[]
}

type Node = { role?: string; children?: Node[]; type?: string; id?: string }
type Item = { type?: string; id?: string; tag?: string; str?: string }

const LEAVES = /^(H\d|P|Lbl|LBody|TH|TD)$/

/** Opens a PDF as a reader does and follows its structure; an element over two pages is joined. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false })
  const pdf = await task.promise
  const { info } = await pdf.getMetadata()
  const marks = (await pdf.getMarkInfo()) as { Marked?: boolean } | null
  const elements: PdfElement[] = []
  const artifacts: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const texts = await textsOf(page)
    artifacts.push(texts.get('') ?? '')
    const tree = (await page.getStructTree()) as (Node & { lang?: string }) | null
    for (const element of leavesOf(tree, texts)) elements.push(element)
  }
  const outline = (await pdf.getOutline()) ?? []
  await task.destroy()
  return {
    info: info as Record<string, unknown>,
    isTagged: marks?.Marked === true,
    pages: artifacts.length,
    elements,
    bookmarks: titlesOf(outline),
    artifacts,
  }
}

/** The text of each piece of marked content; what is an artifact has the id ''. */
async function textsOf(page: PDFPageProxy): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const texts = new Map<string, string>()
  const open: string[] = []
  for (const item of items as Item[]) {
    if (item.type === 'beginMarkedContentProps' || item.type === 'beginMarkedContent') {
      open.push(item.id ?? '')
    } else if (item.type === 'endMarkedContent') open.pop()
    else if (item.str) {
      const id = open.at(-1) ?? ''
      texts.set(id, (texts.get(id) ?? '') + item.str)
    }
  }
  return texts
}

function leavesOf(node: Node | null, texts: Map<string, string>): PdfElement[] {
  if (!node) return []
  if (LEAVES.test(node.role ?? '')) return [{ role: node.role!, text: contentOf(node, texts) }]
  return (node.children ?? []).flatMap((child) => leavesOf(child, texts))
}

function contentOf(node: Node, texts: Map<string, string>): string {
  if (node.type === 'content') return texts.get(node.id ?? '') ?? ''
  return (node.children ?? []).map((child) => contentOf(child, texts)).join('')
}

function titlesOf(outline: { title: string; items: unknown[] }[]): string[] {
  return outline.flatMap(({ title, items }) => [title, ...titlesOf(items as typeof outline)])
}
