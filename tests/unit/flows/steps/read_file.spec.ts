import { test } from '@japa/runner'
import { strToU8, zipSync, zlibSync } from 'fflate'
import type { FileProblem } from '#app/flows/domain/files/file_text'
import { readFile } from '#app/flows/files/read_file'
import {
  paragraph,
  pdfOf,
  pdfWithContent,
  wordOfXml,
  wordSample,
  wordWith,
} from '#tests/helpers/sample_files'

const utf8 = (text: string) => new TextEncoder().encode(text)
const wide = (text: string, mark = '\uFEFF') => new Uint8Array(Buffer.from(mark + text, 'utf16le'))
const swapped = (bytes: Uint8Array) => new Uint8Array(Buffer.from(bytes).swap16())
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

async function textOf(bytes: Uint8Array): Promise<string> {
  const read = await readFile(bytes)
  return read.ok ? read.file.text : `(${read.problem})`
}

type Case = [FileProblem, string, () => Uint8Array | Promise<Uint8Array>]

const asCase = ([problem, what, make]: Case) => ({ problem, what, make })

test.group('The text of a file', () => {
  test('text is read in the encodings that people have: {what}')
    .with(
      [
        ['UTF-8', utf8('Größe;7 €\nZoo')],
        ['UTF-8 with a mark', utf8('\uFEFFGröße;7 €\nZoo')],
        ['UTF-16 of Windows', wide('Größe;7 €\nZoo')],
        ['UTF-16 the other way round', swapped(wide('Größe;7 €\nZoo'))],
        ['UTF-16 without a mark', wide('Größe;7 €\nZoo', '')],
        ['Windows-1252', latin1('Gr\xf6\xdfe;7 \x80\nZoo')],
        ['line breaks of Windows', utf8('Größe;7 €\r\nZoo')],
      ].map(([what, bytes]) => ({ what: what as string, bytes: bytes as Uint8Array }))
    )
    .run(async ({ assert }, { bytes }) => {
      assert.equal(await textOf(bytes), 'Größe;7 €\nZoo')
    })

  test('a text about PDF and archives is a text', async ({ assert }) => {
    assert.equal(
      await textOf(utf8('A file begins with %PDF-1.7 or PK')),
      'A file begins with %PDF-1.7 or PK'
    )
  })

  test('a Word document gives its paragraphs, items and rows', async ({ assert }) => {
    assert.deepEqual(await readFile(await wordSample()), {
      ok: true,
      file: {
        kind: 'docx',
        text: 'Minutes\n\nÄrger & Zoo\tat 9\n\n- Ada\n  - Grace\n\nName\tHours\nAda\t7',
      },
    })
  })

  test('what was deleted, moved away or stands twice in a Word document is left out', async ({
    assert,
  }) => {
    const run = '<w:r><w:t>away</w:t></w:r>'
    const twice = `<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice><w:r><w:t>once</w:t></w:r></mc:Choice><mc:Fallback>${run}</mc:Fallback></mc:AlternateContent>`
    const body = `<w:p><w:moveFrom>${run}</w:moveFrom><w:del><w:r><w:delText>away</w:delText></w:r></w:del>${twice}<w:ins><w:r><w:t> new</w:t><w:br/><w:t>line</w:t></w:r></w:ins></w:p>`
    assert.equal(await textOf(wordWith(body)), 'once new\nline')
  })

  test('an element of a Word document that is called as what objects inherit gives no text', async ({
    assert,
  }) => {
    const body = `<w:p><w:constructor/><w:toString/><w:r><w:t>only</w:t></w:r></w:p>`
    assert.equal(await textOf(wordWith(body)), 'only')
  })

  test('a Word document is known by its names, not by their prefix', async ({ assert }) => {
    const xml = `<x:document xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main"><x:body><x:p><x:r><x:t>Hello</x:t></x:r></x:p></x:body></x:document>`
    assert.equal(await textOf(wordOfXml(xml)), 'Hello')
  })

  test('a PDF gives the text of its pages', async ({ assert }) => {
    const read = await readFile(await pdfOf(['First page', 'Second page']))
    assert.deepEqual(read, {
      ok: true,
      file: { kind: 'pdf', text: 'First page\n\nSecond page', pages: 2 },
    })
  })

  test('what cannot be read is named: {what}')
    .with(
      (
        [
          ['empty', 'nothing', () => new Uint8Array()],
          ['empty', 'blanks', () => utf8(' \n\t\u200b ')],
          ['empty', 'a Word document of blanks', () => wordWith(paragraph(' '))],
          ['unknown', 'a PNG', () => latin1('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
          ['unknown', 'a GIF', () => latin1('GIF89a\x01\x00\x01\x00')],
          ['unknown', 'a text with a NUL', () => utf8('a\0b')],
          [
            'old-word',
            'an old Word document',
            () => latin1('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 old'),
          ],
          [
            'encrypted',
            'a protected Word document',
            () =>
              new Uint8Array(
                Buffer.concat([
                  latin1('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
                  Buffer.from('EncryptedPackage', 'utf16le'),
                ])
              ),
          ],
          ['rtf', 'Rich Text', () => utf8('{\\rtf1 Hello}')],
          [
            'archive',
            'a spreadsheet',
            () => zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') }),
          ],
          ['archive', 'an empty archive', () => zipSync({})],
          [
            'encrypted',
            'a protected PDF',
            () => pdfOf(['Secret'], { userPassword: 'x', ownerPassword: 'y' }),
          ],
          ['scanned', 'a PDF without text', () => pdfOf([''])],
          ['broken', 'the head of a PDF', () => utf8('%PDF-1.7 and nothing else')],
          [
            'broken',
            'half of a Word document',
            async () => (await wordSample()).subarray(0, 1_500),
          ],
          ['broken', 'XML that ends early', () => wordOfXml('<w:document>')],
          ['too-long', 'one character too many', () => utf8('x'.repeat(1_000_000))],
          [
            'too-long',
            'line breaks, which count as two',
            () => wordWith(paragraph(`a${'\n'.repeat(500_000)}a`)),
          ],
        ] as Case[]
      ).map(asCase)
    )
    .run(async ({ assert }, { problem, make }) => {
      assert.deepEqual(await readFile(await make()), { ok: false, problem })
    })

  test('a text as long as an input can be is read', async ({ assert }) => {
    assert.lengthOf(await textOf(utf8('x'.repeat(999_998))), 999_998)
  })
})

test.group('A hostile file', () => {
  test('Reading stops early: {what}')
    .with(
      (
        [
          ['too-much', 'an archive that unpacks to 60 MB', () => wordOfXml(' '.repeat(60e6))],
          ['broken', 'entities that grow', () => wordWith(paragraph('&c;'), ENTITIES)],
          ['broken', 'an entity that names a file', () => wordWith(paragraph('&c;'), EXTERNAL)],
          ['too-much', 'a deep nest', () => wordWith('<w:p>'.repeat(100_000))],
          [
            'too-much',
            'tables within tables',
            () => wordWith('<w:tbl><w:tr><w:tc>'.repeat(30_000)),
          ],
          [
            'scanned',
            'a PDF of operators',
            () => pdfWithContent(zlibSync(strToU8('q Q '.repeat(2e5))), '/FlateDecode'),
          ],
        ] as Case[]
      ).map(asCase)
    )
    .run(async ({ assert }, { problem, make }) => {
      assert.deepEqual(await readFile(await make()), { ok: false, problem })
    })
})

const ENTITIES =
  '<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;">]>'
const EXTERNAL = '<!DOCTYPE w [<!ENTITY c SYSTEM "file:///etc/passwd">]>'
