import { test } from '@japa/runner'
import { mapGuide, mapTemplate, propertiesText } from '#app/content/domain/sync/map_page'
import { readPage } from '#app/content/domain/sync/notion_page'
import { DEFAULT_PROPERTIES, missingProperty } from '#app/content/domain/sync/property_names'
import { readProperty } from '#app/content/domain/sync/read_property'

const NAMES = DEFAULT_PROPERTIES.templates
const rich = (text: string) => ({ type: 'rich_text', rich_text: [{ plain_text: text }] })
const title = (text: string) => ({ type: 'title', title: [{ plain_text: text }] })
const select = (name: string | null) => ({ type: 'select', select: name && { name } })

const PROPERTIES = {
  Title: title('Stock check'),
  Description: rich('What is in store'),
  Category: select('Operations'),
}
const map = (change: Record<string, unknown>, markdown = 'Count.') =>
  mapTemplate({ properties: { ...PROPERTIES, ...change }, markdown }, NAMES)
const faultsOf = (mapping: ReturnType<typeof map>) =>
  mapping.ok ? [] : mapping.faults.map(({ field }) => field)

test.group('A property of a page', () => {
  test('is read by its type', ({ assert }) => {
    const read = (property: object) => {
      const reading = readProperty(property)
      return reading.ok ? reading.value : reading.type
    }
    assert.equal(read({ type: 'title', title: [{ plain_text: 'A' }, { plain_text: 'B' }] }), 'AB')
    assert.equal(read(select('Sales')), 'Sales')
    assert.isNull(read(select(null)))
    assert.deepEqual(read({ type: 'multi_select', multi_select: [{ name: 'x' }, {}] }), ['x'])
    assert.isTrue(read({ type: 'checkbox', checkbox: true }))
    assert.equal(read({ type: 'number', number: 4 }), 4)
    assert.equal(read({ type: 'date', date: { start: '2026-01-01' } }), '2026-01-01')
    assert.equal(read({ type: 'formula', formula: { type: 'string', string: 'f' } }), 'f')
    assert.equal(read({ type: 'relation', relation: [] }), 'relation')
  })

  test('that is no property object at all is of an unknown type', ({ assert }) => {
    for (const broken of [null, undefined, 7, 'x', [], {}, { type: 'toString' }, { type: 5 }])
      assert.isFalse(readProperty(broken).ok)
  })

  test('that was there before and is missing now was renamed', ({ assert }) => {
    const before = ['title', 'tags']
    assert.equal(missingProperty('templates', NAMES, { now: ['title'], before }), 'Category')
    const now = ['title', 'category']
    assert.equal(missingProperty('templates', NAMES, { now, before }), 'Tags')
    assert.isNull(missingProperty('templates', NAMES, { now, before: [] }))
    assert.isNull(missingProperty('templates', { ...NAMES, tags: '' }, { now, before }))
  })
})

test.group('A page', () => {
  test('becomes a template with what is filled in', ({ assert }) => {
    const mapping = map({ Tags: { type: 'multi_select', multi_select: [{ name: 'stock' }] } })
    assert.isTrue(mapping.ok)
    if (mapping.ok)
      assert.deepInclude(mapping.fields, {
        ...{ title: 'Stock check', category: 'operations', tags: ['stock'], content: 'Count.' },
        ...{ steps: [], variables: [], isPublic: true, goodAnswer: '' },
      })
  })

  test('names each field that cannot be used', ({ assert }) => {
    assert.deepEqual(faultsOf(map({ Title: title(' \u200B ') })), ['Title'])
    assert.deepEqual(faultsOf(map({ Title: title('x'.repeat(121)) })), ['Title'])
    assert.deepEqual(faultsOf(map({ Description: rich('a\0b') })), ['Description'])
    assert.deepEqual(faultsOf(map({ Description: rich('\uD800') })), ['Description'])
    assert.deepEqual(faultsOf(map({ Category: select('Cooking') })), ['Category'])
    assert.deepEqual(faultsOf(map({ Steps: rich('[') })), ['Steps'])
    assert.deepEqual(faultsOf(map({ Steps: rich('[{"title": "A"}]') })), ['Steps'])
    assert.deepEqual(faultsOf(map({ Variables: rich('['.repeat(100_000)) })), ['Variables'])
    assert.deepEqual(faultsOf(map({ Public: rich('yes') })), ['Public'])
    assert.deepEqual(faultsOf(map({}, 'x'.repeat(20_001))), ['Body'])
  })

  test('may have HTML in a prompt, and no unsafe link in a guide', ({ assert }) => {
    assert.isTrue(map({}, '<role>You are an editor.</role>').ok)
    const guide = (markdown: string) =>
      mapGuide({ properties: { Title: title('Read') }, markdown }, DEFAULT_PROPERTIES.guides).ok
    for (const fine of [
      'See [this](https://example.org), [that](/help) or <mailto:a@example.org>.',
      'Note: javascript: is a scheme.',
    ])
      assert.isTrue(guide(fine), fine)
    for (const unsafe of [
      '[x](javascript:alert(1))',
      '[x]( JavaScript:alert(1))',
      '[x](<data:text/html,x>)',
      '<a href="vbscript:x">x</a>',
      '[x]: javascript:alert(1)',
      '<javascript:alert(1)>',
    ])
      assert.isFalse(guide(unsafe), unsafe)
  })

  test('says something else once other properties are configured', ({ assert }) => {
    const text = (names: typeof NAMES) => propertiesText(PROPERTIES, names)
    assert.equal(text(NAMES), text({ ...NAMES }))
    assert.notEqual(text(NAMES), text({ ...NAMES, description: '' }))
  })

  test('that is only partly shown, or broken, is none', ({ assert }) => {
    const id = '22222222-0000-4000-8000-000000000001'
    const whole = { id, last_edited_time: '2026-01-01T00:00:00.000Z', properties: PROPERTIES }
    assert.include(readPage({ ...whole, url: 'javascript:x' }), { title: 'Stock check', url: null })
    assert.isTrue(readPage({ ...whole, in_trash: true })!.isRemoved)
    for (const broken of [null, {}, { id }, { ...whole, id: '../x' }, { ...whole, properties: 1 }])
      assert.isNull(readPage(broken))
    assert.isNull(readPage({ ...whole, last_edited_time: 'yesterday' }))
  })
})
