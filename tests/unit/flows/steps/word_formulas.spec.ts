import { test } from '@japa/runner'
import { paragraph } from '#tests/helpers/sample_files'
import { block, cell, row, run, table, textOf } from '#tests/helpers/word_pieces'

const sign = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`
const part = (name: string, content: string) => `<m:${name}>${content}</m:${name}>`
const of = (name: string, parts: Record<string, string>, look = '') =>
  part(
    name,
    `<m:${name}Pr>${look}</m:${name}Pr>${Object.entries(parts)
      .map(([key, value]) => part(key, value))
      .join('')}`
  )
const fraction = (num: string, den: string, look = '') => of('f', { num, den }, look)
const power = (e: string, sup: string) => of('sSup', { e, sup })
const look = (name: string, value: string) => `<m:${name} m:val="${value}"/>`
const matrix = (rows: string[][]) =>
  part(
    'm',
    rows.map((cells) => part('mr', cells.map((one) => part('e', sign(one))).join(''))).join('')
  )
const inBrackets = (...inner: string[]) => part('d', inner.map((one) => part('e', one)).join(''))

test.group('A formula of a Word document', () => {
  test('is written in one line: {text}')
    .with([
      { xml: fraction(sign('a+b'), sign('2')), text: '(a+b)/2' },
      { xml: fraction(fraction(sign('1'), sign('x')), sign('10')), text: '(1/x)/10' },
      { xml: fraction(inBrackets(sign('a+b')), sign('2c')), text: '(a+b)/(2c)' },
      { xml: fraction(sign('n'), sign('k'), look('type', 'noBar')), text: 'n¦k' },
      { xml: power(sign('x'), sign('2')), text: 'x^2' },
      { xml: power(sign('x'), sign('-1')), text: 'x^(-1)' },
      { xml: power(sign('ab'), sign('10')), text: '(ab)^10' },
      { xml: power(inBrackets(sign('a+b')), sign('2')), text: '(a+b)^2' },
      { xml: of('sSub', { e: sign('x'), sub: sign('ij') }), text: 'x_(ij)' },
      { xml: of('sSubSup', { e: sign('x'), sub: sign('1'), sup: sign('2') }), text: 'x_1^2' },
      { xml: of('sPre', { sub: sign('1'), sup: sign('2'), e: sign('F') }), text: '(_1^2)F' },
      { xml: of('rad', { deg: '', e: sign('x+1') }, look('degHide', '1')), text: '√(x+1)' },
      { xml: of('rad', { deg: sign('3'), e: sign('x') }), text: '√[3]x' },
      {
        xml: of('nary', { sub: sign('i=1'), sup: sign('n'), e: sign('i') }, look('chr', '∑')),
        text: '∑_(i=1)^n i',
      },
      { xml: of('nary', { sub: sign('0'), sup: sign('1'), e: sign('x+1') }), text: '∫_0^1 (x+1)' },
      { xml: of('func', { fName: sign('sin'), e: sign('x') }), text: 'sin x' },
      {
        xml: of('func', { fName: power(sign('sin'), sign('2')), e: sign('x+y') }),
        text: 'sin^2(x+y)',
      },
      {
        xml: of('func', {
          fName: of('limLow', { e: sign('lim'), lim: sign('x→0') }),
          e: sign('f'),
        }),
        text: 'lim_(x→0) f',
      },
      { xml: inBrackets(sign('a'), sign('b')), text: '(a|b)' },
      {
        xml: part(
          'd',
          `<m:dPr>${look('begChr', '[')}${look('sepChr', ',')}${look('endChr', ')')}</m:dPr>${part('e', sign('0'))}${part('e', sign('1'))}`
        ),
        text: '[0,1)',
      },
      {
        xml: matrix([
          ['a', 'b'],
          ['c', 'd'],
        ]),
        text: '[a, b; c, d]',
      },
      {
        xml: inBrackets(
          matrix([
            ['a', 'b'],
            ['c', 'd'],
          ])
        ),
        text: '(a, b; c, d)',
      },
      {
        xml: inBrackets(
          part(
            'd',
            `<m:dPr>${look('begChr', '[')}${look('endChr', ']')}</m:dPr>${part('e', sign('x'))}`
          )
        ),
        text: '([x])',
      },
      { xml: part('eqArr', part('e', sign('x=1')) + part('e', sign('y=2'))), text: 'x=1; y=2' },
      { xml: of('acc', { e: sign('x') }), text: 'x\u0302' },
      { xml: of('bar', { e: sign('x+y') }, look('pos', 'top')), text: '¯(x+y)' },
      { xml: sign('a') + of('phant', { e: sign('b') }, look('show', '0')) + sign('c'), text: 'ac' },
      { xml: sign('a') + fraction('<w:del><m:r><m:t>1</m:t></m:r></w:del>', ''), text: 'a' },
      { xml: sign('a') + `<m:r><w:rPr><w:vanish/></w:rPr><m:t>no</m:t></m:r>`, text: 'a' },
      { xml: part('constructor', sign('a')), text: 'a' },
    ])
    .run(async ({ assert }, { xml, text }) => {
      assert.equal(
        await textOf(block(run('so ') + part('oMath', xml) + run(' holds'))),
        `so ${text} holds`
      )
    })

  test('has a line of its own where it is displayed so', async ({ assert }) => {
    const shown = part('oMathPara', part('oMath', sign('a=b')) + part('oMath', sign('c=d')))
    assert.equal(await textOf(block(run('If') + shown + run('then'))), 'If\na=b\nc=d\nthen')
    assert.equal(await textOf(paragraph('a') + shown), 'a\n\na=b\n\nc=d')
    assert.equal(await textOf(table(row([cell(block(shown)), cell('x')]))), 'a=b c=d\tx')
  })
})

test.group('A number above or below the line of a Word document', () => {
  test('stays there, and letters come down', async ({ assert }) => {
    const above = '<w:vertAlign w:val="superscript"/>'
    const below = '<w:vertAlign w:val="subscript"/>'
    const body = block(
      run('10') +
        run('-6', above) +
        run(' H') +
        run('2', below) +
        run('O on the 1') +
        run('st', above)
    )
    assert.equal(await textOf(body), '10⁻⁶ H₂O on the 1st')
  })
})
