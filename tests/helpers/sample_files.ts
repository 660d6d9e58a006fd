import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createDeflate } from 'node:zlib'
import {
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx'
import { strToU8, zipSync } from 'fflate'
import PDFDocument from 'pdfkit'

type PdfOptions = ConstructorParameters<typeof PDFDocument>[0]

/** A real PDF with one text on each page. */
export async function pdfOf(pages: string[], options: PdfOptions = {}): Promise<Uint8Array> {
  const doc = new PDFDocument({ ...options, autoFirstPage: false })
  for (const text of pages) {
    doc.addPage()
    if (text !== '') doc.text(text)
  }
  doc.end()
  return new Uint8Array(await buffer(doc))
}

/** A real Word document with a heading, a paragraph, a list and a table. */
export async function wordSample(): Promise<Uint8Array> {
  const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] })
  const item = (text: string, level = 0) => new Paragraph({ text, bullet: { level } })
  const word = new Document({
    sections: [
      {
        children: [
          new Paragraph({ text: 'Minutes', heading: HeadingLevel.HEADING_1 }),
          new Paragraph({ children: [new TextRun('Ärger & '), new TextRun('Zoo\tat 9')] }),
          ...[item('Ada'), item('Grace', 1)],
          new Table({
            rows: [
              new TableRow({ children: [cell('Name'), cell('Hours')] }),
              new TableRow({ children: [cell('Ada'), cell('7')] }),
            ],
          }),
        ],
      },
    ],
  })
  return new Uint8Array(await Packer.toArrayBuffer(word))
}

const NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

const FORMULAS = 'http://schemas.openxmlformats.org/officeDocument/2006/math'

interface OtherParts {
  styles?: string
  footnotes?: string
  endnotes?: string
}

/** A Word document with this in its body, and in its other parts. */
export function wordWith(body: string, before = '', parts: OtherParts = {}): Uint8Array {
  const part = (name: string, content: string) =>
    `<w:${name} xmlns:w="${NAMESPACE}" xmlns:m="${FORMULAS}">${content}</w:${name}>`
  const others = Object.entries(parts).map(
    ([name, content]) => [`word/${name}.xml`, strToU8(part(name, content as string))] as const
  )
  const xml = `${before}${part('document', `<w:body>${body}</w:body>`)}`
  return wordOfXml(xml, Object.fromEntries(others))
}

export const wordOfXml = (xml: string, others: Record<string, Uint8Array> = {}): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(xml),
    ...others,
  })

export const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`

const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

/** A PDF of one page whose content is packed bytes, made by hand. */
export function pdfWithContent(content: Uint8Array, filter: string): Uint8Array {
  const head = latin1(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>endobj\n' +
      `4 0 obj<</Length ${content.length}/Filter ${filter}>>stream\n`
  )
  const foot = latin1('\nendstream endobj\ntrailer<</Root 1 0 R>>\n')
  return new Uint8Array(Buffer.concat([head, content, foot]))
}

/** So many megabytes of a piece that repeats, deflated. */
export async function packed(piece: string, megabytes: number): Promise<Uint8Array> {
  const megabyte = Buffer.from(piece.repeat((1024 * 1024) / piece.length))
  const all = Readable.from(Array.from({ length: megabytes }, () => megabyte))
  return new Uint8Array(await buffer(all.pipe(createDeflate())))
}
