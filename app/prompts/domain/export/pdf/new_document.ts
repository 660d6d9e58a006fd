import PDFDocument from 'pdfkit'
import { escaped } from '#app/prompts/domain/export/escaped'
import { PAGE } from '#app/prompts/domain/export/pdf/print_styles'
import { WORDS } from '#app/prompts/domain/export/words'

export type Pdf = InstanceType<typeof PDFDocument>

/** An empty tagged document without a first font; nothing in it comes from the clock. */
export function newDocument(title: string, madeAt: Date): Pdf {
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: WORDS.language,
    displayTitle: true,
    bufferPages: true,
    font: null as never,
    info: {
      Title: title,
      Creator: WORDS.creator,
      Producer: 'PDFKit',
      CreationDate: madeAt,
      ModDate: madeAt,
    },
  })
  return escapingTitle(doc, title)
}

/** The library puts the title into XML as it is; by then it has written it everywhere else. */
function escapingTitle(doc: Pdf, title: string): Pdf {
  const endMetadata = doc.endMetadata.bind(doc)
  doc.endMetadata = () => {
    doc.info.Title = escaped(title)
    return endMetadata()
  }
  return doc
}

/** The finished file. Must be asked for before the document ends. */
export function bytesOf(doc: Pdf): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    doc.on('error', reject)
    doc.on('end', () => resolve(joined(chunks)))
  })
}

function joined(chunks: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
