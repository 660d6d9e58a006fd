import { test } from '@japa/runner'
import { articleText, type Part } from '#app/content/domain/article'
import { guideMinutes, readGuideFile } from '#app/content/domain/guide_file'
import { readGuides } from '#app/content/services/guides'
import { analyze } from '#app/prompts/domain/analyze'
import { MIN_SCORE } from '#app/templates/domain/library/check_library'

type PromptPart = Extract<Part, { kind: 'prompt' }>

const { guides, faults } = await readGuides()
const promptsOf = (parts: readonly Part[], role: string): PromptPart[] =>
  parts.flatMap((part) => (part.kind === 'prompt' && part.role === role ? [part] : []))
const after = guides.flatMap(({ parts }) => promptsOf(parts, 'after'))
const before = guides.flatMap(({ parts }) => promptsOf(parts, 'before'))

test.group('The guides', () => {
  test('are four, of which the first is written', ({ assert }) => {
    assert.deepEqual(faults, [])
    assert.equal(guides.length, 4)
    const [first, ...others] = guides
    assert.equal(first.title, 'Prompt Engineering Fundamentals')
    assert.isAbove(articleText(first.parts).split(/\s+/).length, 1_800)
    assert.isAbove(guideMinutes(first)!, 5)
    for (const guide of others) assert.isNull(guideMinutes(guide))
  })

  test('have at least five prompts, each before and after', ({ assert }) => {
    assert.isAtLeast(after.length, 5)
    assert.deepEqual(
      before.map(({ title }) => title),
      after.map(({ title }) => title)
    )
  })

  for (const { title, text } of after) {
    test(`improve a prompt until the engine finds nothing: ${title}`, ({ assert }) => {
      const { score, findings } = analyze(text)
      assert.deepEqual(
        findings.map(({ rule }) => rule),
        []
      )
      assert.isAtLeast(score.filled, MIN_SCORE)
    })
  }

  for (const { title, text } of before) {
    test(`begin with a prompt that scores far less: ${title}`, ({ assert }) => {
      assert.isBelow(analyze(text).score.value, 60)
    })
  }
})

test.group('The file of a guide', () => {
  const faultsOf = (text: string) => {
    const read = readGuideFile('one', text)
    return read.ok ? [] : read.faults
  }
  const GOOD = '---\ntitle: One\ndescription: Short.\norder: 2\n---\n'

  test('without an article is a guide that is announced', ({ assert }) => {
    const read = readGuideFile('one', GOOD)
    assert.deepEqual(read, {
      ok: true,
      guide: { id: 'one', title: 'One', description: 'Short.', order: 2, parts: [] },
    })
  })

  test('says all that is wrong with it', ({ assert }) => {
    assert.match(faultsOf('Text')[0], /must begin with front matter/)
    assert.deepEqual(faultsOf('---\ntitle: One\nauthor: me\norder: x\n---\n'), [
      '"author" is not a field of a guide.',
      '"description" must be a text.',
      '"order" must be a whole number.',
    ])
    assert.match(faultsOf(`${GOOD}\n\`\`\`prompt after\nWrite.\n\`\`\``)[0], /has no title/)
  })
})
