import { test } from '@japa/runner'
import { minutesToRead, plainText, type Part } from '#app/content/domain/article'
import { readArticle } from '#app/content/domain/read_article'
import { isOwnAddress, isSafeAddress } from '#app/content/domain/read_pieces'

const foreign = (markdown: string): Part[] => readArticle(markdown, isSafeAddress)

const hrefs = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) => ('pieces' in part ? part.pieces.flatMap(({ href }) => href ?? []) : []))

test.group('An article', () => {
  test('is read with its headings, lists, quotes, code and prompts', ({ assert }) => {
    const parts = foreign(
      [
        '# One',
        'Some **strong** and *soft* `code`.',
        '### Two',
        '> Said.',
        '3. three\n4. four',
        '- point',
        '```\nplain\n```',
        '```prompt after title="A letter"\nWrite a letter.\n```',
      ].join('\n\n')
    )
    const plain = (text: string) => ({ look: 'plain', text, href: null })
    assert.deepEqual(parts, [
      { kind: 'heading', level: 2, id: 'one', text: 'One' },
      {
        kind: 'paragraph',
        pieces: [
          plain('Some '),
          { look: 'strong', text: 'strong', href: null },
          plain(' and '),
          { look: 'italic', text: 'soft', href: null },
          plain(' '),
          { look: 'code', text: 'code', href: null },
          plain('.'),
        ],
      },
      { kind: 'heading', level: 3, id: 'two', text: 'Two' },
      { kind: 'quote', pieces: [plain('Said.')] },
      { kind: 'list', start: 3, items: [[plain('three')], [plain('four')]] },
      { kind: 'list', start: null, items: [[plain('point')]] },
      { kind: 'code', text: 'plain' },
      { kind: 'prompt', role: 'after', title: 'A letter', text: 'Write a letter.' },
    ])
  })

  test('gives each heading an anchor of its own', ({ assert }) => {
    const ids = foreign('## Limits\n\n## Limits!\n\n## ???\n\n## Größe').map((part) =>
      part.kind === 'heading' ? part.id : null
    )
    assert.deepEqual(ids, ['limits', 'limits-2', 'section', 'größe'])
  })

  test('of another author links to web pages and mail alone', ({ assert }) => {
    const good = ['https://example.org/a', 'http://example.org/', 'mailto:ada@example.org']
    const bad = [
      ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x'],
      ...['//evil.test', '/api/logout', '/saved', 'file:///etc/passwd', '#x', 'saved'],
    ]
    const linked = (address: string) => foreign(`[here](<${address}>)`)
    for (const address of good) assert.deepEqual(hrefs(linked(address)), [address])
    for (const address of bad) {
      assert.deepEqual(hrefs(linked(address)), [], address)
      const [part] = linked(address)
      assert.equal('pieces' in part ? plainText(part.pieces) : null, 'here')
    }
  })

  test('of ours links to screens as well, but to nothing that acts', ({ assert }) => {
    for (const address of ['/saved', '/settings?tab=data', '/help#plans', 'https://example.org'])
      assert.isTrue(isOwnAddress(address), address)
    for (const address of ['/api/logout', '//evil.test', '/\\evil.test', 'javascript:alert(1)'])
      assert.isFalse(isOwnAddress(address), address)
  })

  test('has no markup of web pages and no pictures', ({ assert }) => {
    const text = JSON.stringify(
      foreign('<script>alert(1)</script>\n\nA <b onclick="x">b</b> ![words](https://e.test/p.png)')
    )
    assert.notMatch(text, /<|script|onclick|p\.png/)
    assert.match(text, /words/)
  })

  test('takes a minute for 220 words, and at least one', ({ assert }) => {
    const of = (words: number) => minutesToRead(foreign('word '.repeat(words)))
    assert.equal(of(3), 1)
    assert.equal(of(440), 2)
    assert.equal(of(1_000), 5)
  })
})
