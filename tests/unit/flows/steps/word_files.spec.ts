import { test } from '@japa/runner'
import {
  Document,
  FootnoteReferenceRun,
  Math as Formula,
  MathFraction,
  MathRun,
  MathSuperScript,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
} from 'docx'
import { readFile } from '#app/flows/files/read_file'
import { paragraph } from '#tests/helpers/sample_files'
import { block, cell, row, run, table, textOf } from '#tests/helpers/word_pieces'

const span = (columns: number) => `<w:gridSpan w:val="${columns}"/>`
const BEGIN = '<w:vMerge w:val="restart"/>'
const GO_ON = '<w:vMerge/>'
const EMPTY = '<w:p/>'

test.group('A table of a Word document', () => {
  test('keeps its columns where the first cell spans two', async ({ assert }) => {
    const rows = [row([cell('Name', span(2)), cell('C')]), row([cell('a'), cell('b'), cell('c')])]
    assert.equal(await textOf(table(...rows)), 'Name\t\tC\na\tb\tc')
  })

  test('keeps its columns where cells are merged downward', async ({ assert }) => {
    const rows = [
      row([cell('North', BEGIN), cell('Ada'), cell('7')]),
      row([cell(EMPTY, GO_ON), cell('Grace'), cell('8')]),
      row([cell('South'), cell('Alan'), cell('9')]),
    ]
    assert.equal(await textOf(table(...rows)), 'North\tAda\t7\n\tGrace\t8\nSouth\tAlan\t9')
  })

  test('keeps its columns where cells are merged in both directions', async ({ assert }) => {
    const rows = [
      row([cell('A', span(2) + BEGIN), cell('B')]),
      row([cell(EMPTY, span(2) + GO_ON), cell('C')]),
      row([cell('d'), cell('e'), cell('f')]),
    ]
    assert.equal(await textOf(table(...rows)), 'A\t\tB\n\t\tC\nd\te\tf')
  })

  test('shows nothing of what Word keeps in a cell that goes on', async ({ assert }) => {
    const rows = [
      row([cell('A', '<w:hMerge w:val="restart"/>'), cell('unseen', '<w:hMerge/>'), cell('B')]),
      row([cell('c', BEGIN), cell('d'), cell('e')]),
      row([cell('unseen', '<w:vMerge w:val="continue"/>'), cell('f'), cell('g')]),
    ]
    assert.equal(await textOf(table(...rows)), 'A\t\tB\nc\td\te\n\tf\tg')
  })

  test('keeps its columns where a row begins later or ends sooner', async ({ assert }) => {
    const rows = [
      row([cell('b')], '<w:gridBefore w:val="1"/><w:gridAfter w:val="1"/>'),
      row([cell('a'), cell('b'), cell('c')]),
    ]
    assert.equal(await textOf(table(...rows)), '\tb\t\na\tb\tc')
  })

  test('stays in the cell that it lies in', async ({ assert }) => {
    const inner = table(row([cell('1'), cell('2')]), row([cell('3', span(2))]))
    const outer = table(row([cell(paragraph('see') + inner + paragraph('end')), cell('b')]))
    assert.equal(await textOf(outer), 'see; 1 | 2; 3; end\tb')
  })

  test('has no more columns than Word allows, whatever it says', async ({ assert }) => {
    const text = await textOf(table(row([cell('a', span(1e9)), cell('b')])))
    assert.lengthOf(text.split('\t'), 64)
  })

  test('is without rows and cells that were deleted or are hidden', async ({ assert }) => {
    const rows = [
      row([cell('gone')], '<w:del/>'),
      row([cell('hidden')], '<w:hidden/>'),
      row([cell('shown')], '<w:hidden w:val="0"/>'),
      row([cell('a'), cell('gone', '<w:cellDel/>'), cell('b')]),
    ]
    assert.equal(await textOf(table(...rows)), 'shown\na\tb')
  })
})

const STYLES = `
  <w:docDefaults><w:rPrDefault><w:rPr/></w:rPrDefault></w:docDefaults>
  <w:style w:type="table" w:default="1" w:styleId="Grid"><w:rPr><w:vanish/></w:rPr></w:style>
  <w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:rPr/></w:style>
  <w:style w:type="paragraph" w:styleId="Secret"><w:rPr><w:vanish/></w:rPr></w:style>
  <w:style w:type="paragraph" w:styleId="Child"><w:basedOn w:val="Secret"/></w:style>
  <w:style w:type="paragraph" w:styleId="Open">
    <w:basedOn w:val="Secret"/><w:rPr><w:vanish w:val="false"/></w:rPr>
  </w:style>
  <w:style w:type="paragraph" w:styleId="Loop"><w:basedOn w:val="Loop"/></w:style>
  <w:style w:type="character" w:styleId="Whisper"><w:rPr><w:vanish/></w:rPr></w:style>
  <w:style w:type="paragraph" w:styleId="Rows">
    <w:tblStylePr w:type="firstRow"><w:rPr><w:vanish/></w:rPr></w:tblStylePr>
  </w:style>`

test.group('Hidden text of a Word document', () => {
  test('is left out, and only that: {what}')
    .with([
      { what: 'a run', body: block(run('a') + run('no', '<w:vanish/>') + run('b')), text: 'ab' },
      {
        what: 'no run where it is off',
        body: block(run('a', '<w:vanish w:val="0"/>')),
        text: 'a',
      },
      {
        what: 'no run that was hidden before',
        body: block(run('a', '<w:rPrChange><w:rPr><w:vanish/></w:rPr></w:rPrChange>')),
        text: 'a',
      },
      {
        what: 'by its own style',
        body: block(run('a') + run('no', '<w:rStyle w:val="Whisper"/>')),
        text: 'a',
      },
      {
        what: 'by the style of its paragraph',
        body: paragraph('a') + block(run('no'), '<w:pStyle w:val="Secret"/>'),
        text: 'a',
      },
      {
        what: 'by a style that another is based on',
        body: paragraph('a') + block(run('no'), '<w:pStyle w:val="Child"/>'),
        text: 'a',
      },
      {
        what: 'not where a style takes it back',
        body: block(run('a'), '<w:pStyle w:val="Open"/>'),
        text: 'a',
      },
      {
        what: 'not where the run takes it back',
        body: block(run('a', '<w:vanish w:val="0"/>'), '<w:pStyle w:val="Secret"/>'),
        text: 'a',
      },
      {
        what: 'not where two styles cancel out',
        body: block(run('a', '<w:rStyle w:val="Whisper"/>'), '<w:pStyle w:val="Secret"/>'),
        text: 'a',
      },
      {
        what: 'not by a style of rows',
        body: block(run('a'), '<w:pStyle w:val="Rows"/>'),
        text: 'a',
      },
      {
        what: 'not by a style that is based on itself',
        body: block(run('a'), '<w:pStyle w:val="Loop"/>'),
        text: 'a',
      },
      {
        what: 'with its signs',
        body: block(`${run('a')}<w:r><w:rPr><w:vanish/></w:rPr><w:tab/><w:t>no</w:t></w:r>`),
        text: 'a',
      },
      {
        what: 'the end of a paragraph',
        body: block(run('a'), '<w:rPr><w:vanish/></w:rPr>') + paragraph('b'),
        text: 'ab',
      },
    ])
    .run(async ({ assert }, { body, text }) => {
      assert.equal(await textOf(body, { styles: STYLES }), text)
    })
})

test.group('Tracked changes of a Word document', () => {
  test('are read as if they were accepted', async ({ assert }) => {
    const body = `${block(`<w:del><w:r><w:delText>no</w:delText></w:r></w:del><w:ins>${run('new')}</w:ins>`)}
      ${block(`<w:moveFrom>${run('no')}</w:moveFrom><w:moveTo>${run('moved')}</w:moveTo>`)}`
    assert.equal(await textOf(body), 'new\n\nmoved')
  })

  test('join two paragraphs where the end of the first was deleted', async ({ assert }) => {
    const gone = '<w:rPr><w:del/></w:rPr>'
    assert.equal(
      await textOf(block(run('a '), gone) + block(run('b '), gone) + paragraph('c')),
      'a b c'
    )
    assert.equal(await textOf(table(row([cell(block(run('a'), gone)), cell('b')]))), 'a\tb')
    assert.equal(await textOf(block(run('a'), gone)), 'a')
  })

  test('make nothing a list that is none any more', async ({ assert }) => {
    const before =
      '<w:pPrChange><w:pPr><w:numPr><w:ilvl w:val="1"/></w:numPr></w:pPr></w:pPrChange>'
    assert.equal(await textOf(block(run('a'), before)), 'a')
  })
})

const note = (kind: string, id: number) => `<w:r><w:${kind}Reference w:id="${id}"/></w:r>`

test.group('Notes of a Word document', () => {
  const footnotes = `
    <w:footnote w:type="separator" w:id="0"><w:p><w:r><w:separator/></w:r></w:p></w:footnote>
    <w:footnote w:id="2"><w:p><w:r><w:footnoteRef/></w:r>${run(' In all.')}</w:p>${paragraph('Not yet.')}</w:footnote>
    <w:footnote w:id="3">${paragraph('Late')}</w:footnote>
    <w:footnote w:id="4">${paragraph('of hidden text')}</w:footnote>`
  const endnotes = `<w:endnote w:id="2">${paragraph('The end')}</w:endnote>`

  test('stand at the end with their marks, those of a table too', async ({ assert }) => {
    const cells = [cell(`<w:p>${run('7')}${note('footnote', 3)}</w:p>`), cell('b')]
    const body = block(run('Hours') + note('endnote', 2) + note('footnote', 2)) + table(row(cells))
    assert.equal(
      await textOf(body, { footnotes, endnotes }),
      'Hours[^1][^2]\n\n7[^3]\tb\n\n[^1]: The end\n[^2]: In all.\n    Not yet.\n[^3]: Late'
    )
  })

  test('are left out where the text is that refers to them', async ({ assert }) => {
    const hidden = `<w:r><w:rPr><w:vanish/></w:rPr><w:footnoteReference w:id="4"/></w:r>`
    const deleted = `<w:del>${note('footnote', 3)}</w:del>`
    assert.equal(await textOf(block(run('a') + hidden + deleted), { footnotes }), 'a')
  })
})

test.group('A Word document of another program', () => {
  test('gives its merged cells, formulas and notes', async ({ assert }) => {
    const inCell = (text: string, more = {}) =>
      new TableCell({ children: [new Paragraph(text)], ...more })
    const square = new MathSuperScript({
      children: [new MathRun('x')],
      superScript: [new MathRun('2')],
    })
    const half = new MathFraction({ numerator: [square], denominator: [new MathRun('2')] })
    const word = new Document({
      footnotes: { 1: { children: [new Paragraph('As measured')] } },
      sections: [
        {
          children: [
            new Paragraph({ children: [new Formula({ children: [half] })] }),
            new Table({
              rows: [
                new TableRow({ children: [inCell('Wide', { columnSpan: 2 }), inCell('C')] }),
                new TableRow({
                  children: [inCell('Tall', { rowSpan: 2 }), inCell('b'), inCell('c')],
                }),
                new TableRow({ children: [inCell('d'), inCell('e')] }),
              ],
            }),
            new Paragraph({ children: [new FootnoteReferenceRun(1)] }),
          ],
        },
      ],
    })
    const read = await readFile(new Uint8Array(await Packer.toArrayBuffer(word)))
    assert.isTrue(read.ok)
    assert.equal(
      read.ok && read.file.text,
      '(x^2)/2\n\nWide\t\tC\nTall\tb\tc\n\td\te\n\n[^1]\n\n[^1]: As measured'
    )
  })
})
