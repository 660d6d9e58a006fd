import { test } from '@japa/runner'
import { ReadAtOnce } from '#frontend/components/markdown/read_at_once'

const PAGE = 'Some **bold** words, and then many others without anything in them.\n\n'
  .repeat(80)
  .slice(0, 5_000)

function pageWith() {
  const waits: (() => void)[] = []
  return { page: new ReadAtOnce((act) => waits.push(act)), waits }
}

test.group('Short Markdown that is read while the page waits', () => {
  test('is read at once, and longer Markdown is not', ({ assert }) => {
    const { page } = pageWith()
    assert.equal(page.read('# One')?.parts[0].kind, 'heading')
    assert.isNull(page.read(`${PAGE}a`))
  })

  test('is left to a thread where it takes too long: {name}')
    .with([
      { name: 'lines that go on with a quote', text: '> a\n' + 'a\n'.repeat(2_400) },
      { name: 'signs in one paragraph', text: '*a_'.repeat(1_600) },
      { name: 'headings', text: '# a\n'.repeat(1_200) },
    ])
    .run(({ assert }, { text }) => {
      assert.isNull(pageWith().page.read(text))
    })

  test('is left to a thread where there is much of it, until a moment has gone by', ({
    assert,
  }) => {
    const { page, waits } = pageWith()
    const shown = Array.from({ length: 40 }, () => page.read(PAGE))
    assert.lengthOf(
      shown.filter((one) => one !== null),
      2
    )
    assert.lengthOf(waits, 1)
    waits[0]()
    assert.isNotNull(page.read(PAGE))
  })

  test('says why a text is not read at all', ({ assert }) => {
    assert.equal(pageWith().page.read('a'.repeat(300_000))?.plainBecause, 'long')
  })
})
