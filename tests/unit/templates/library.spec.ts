import { test } from '@japa/runner'
import { readTemplateFile } from '#app/templates/domain/library/template_file'
import { sequencesOf, sharedShare } from '#app/templates/domain/library/shared_sequences'
import { TEMPLATE_CATEGORIES } from '#app/templates/domain/types'
import { readLibrary } from '#app/templates/services/read_library'
import {
  checkLibrary,
  checkTemplate,
  MAX_SHARED_SHARE,
  MIN_SCORE,
} from '#app/templates/domain/library/check_library'

const { templates, faults } = await readLibrary()

/** A line that begins as a quote or an entry of a list, and the first variable in it. */
const MARKED = /^\s*(>|[-*+]|\d+[.)])\s.*?\{\{\s*(\w+)\s*\}\}/

test.group('The library', () => {
  test('has at least 18 templates in each category, 120 in all, and 30 with steps', ({
    assert,
  }) => {
    const { counts, pairs } = checkLibrary(templates)
    for (const category of TEMPLATE_CATEGORIES)
      assert.isAtLeast(counts[category] ?? 0, 18, category)
    assert.isAtLeast(counts.all ?? 0, 120)
    assert.isAtLeast(counts.workflows ?? 0, 30)
    assert.deepEqual(faults, [])
    assert.equal(new Set(templates.map(({ id }) => id)).size, templates.length)
    assert.equal(new Set(templates.map(({ title }) => title)).size, templates.length)
    const [worst] = pairs
    assert.isAtMost(worst.share, MAX_SHARED_SHARE, worst.ids.join(' and '))
  })

  test('puts long material between delimiters, never behind the mark of a quote or an entry', ({
    assert,
  }) => {
    const marked = templates.flatMap(({ id, content, steps, variables }) => {
      const long = variables.filter(({ type }) => type === 'long-text').map(({ name }) => name)
      const lines = [content, ...steps.map(({ prompt }) => prompt)].join('\n').split('\n')
      return lines
        .filter((line) => {
          const [, mark, name] = MARKED.exec(line) ?? []
          return mark === '>' || (name !== undefined && long.includes(name))
        })
        .map((line) => `${id}: ${line}`)
    })
    assert.deepEqual(marked, [])
  })

  for (const template of templates) {
    test(`scores ${MIN_SCORE} when filled in, with nothing to improve: ${template.id}`, ({
      assert,
    }) => {
      const { score, findings } = checkTemplate(template)
      assert.deepEqual(findings, [])
      assert.isAtLeast(score, MIN_SCORE)
    })
  }
})

const file = (front: string, body = 'About {{topic}}.') => `---\n${front}\n---\n\n${body}\n`

const GOOD = `title: Report
description: A short report.
tags: [report, writing]
icon: mail
variables:
  - name: topic
    label: Topic
    help: What it is about
    example: tea
good_answer: It is short.`

test.group('The file of a template', () => {
  const faultsOf = (text: string) => {
    const read = readTemplateFile(text)
    return read.ok ? [] : read.faults
  }

  test('is read with what it asks for', ({ assert }) => {
    const read = readTemplateFile(file(GOOD))
    assert.isTrue(read.ok)
    if (!read.ok) return
    assert.equal(read.template.content, 'About {{topic}}.')
    assert.deepEqual(read.template.variables, [
      {
        ...{ name: 'topic', label: 'Topic', help: 'What it is about', type: 'text' },
        ...{ choices: [], example: 'tea' },
      },
    ])
    assert.deepEqual(read.template.steps, [])
  })

  test('says all that is wrong with it', ({ assert }) => {
    const wrong: [string, RegExp][] = [
      ['No front matter', /must begin with front matter/],
      [file(`${GOOD}\ntitle: Again`), /not YAML/],
      [file(`${GOOD}\nauthor: me`), /"author" is not a field/],
      [file(GOOD.replace('icon: mail', 'icon: nothing')), /names no icon/],
      [file(GOOD.replace('[report, writing]', '[Report One, b]')), /lower-case words/],
      [file(GOOD, 'About {{other}}.'), /"other" of the prompt is not described/],
      [file(GOOD, 'About tea.'), /does not use the variable "topic"/],
      [file(GOOD, ''), /The prompt is missing/],
      [file(GOOD.replace('example: tea', 'type: number\n    example: tea')), /must be a number/],
      [file(GOOD.replace('help: What', 'type: choice\n    help: What')), /"choices", two or more/],
      [
        file(`${GOOD}\nsteps:\n  - title: One\n    prompt: Do {{topic}}`),
        /One step is no workflow/,
      ],
      [
        file(
          `${GOOD}\nsteps:\n  - title: One\n    prompt: Do\n  - title: Two\n    prompt: "{{Three}}"`
        ),
        /unknown "Three"/,
      ],
    ]
    for (const [text, sentence] of wrong)
      assert.isTrue(
        faultsOf(text).some((fault) => sentence.test(fault)),
        `${sentence}: ${faultsOf(text).join(' ')}`
      )
  })

  test('cannot make its reader do much work', ({ assert }) => {
    const aliases = Array.from(
      { length: 30 },
      (_, at) => `a${at + 1}: &a${at + 1} [*a${at}, *a${at}]`
    )
    const bomb = ['a0: &a0 [x, x]', ...aliases].join('\n')
    assert.isNotEmpty(faultsOf(file(bomb)))
  })
})

test.group('Sequences of eight words', () => {
  test('are shared by texts that copy, whatever the case and the marks', ({ assert }) => {
    const text = 'One two three, four five six seven eight nine.'
    assert.equal(sequencesOf(text).size, 2)
    assert.equal(sharedShare(sequencesOf(text), sequencesOf(text.toUpperCase())), 1)
    assert.equal(
      sharedShare(sequencesOf(text), sequencesOf('nine words that are not the same at all')),
      0
    )
    assert.equal(sharedShare(sequencesOf(''), sequencesOf(text)), 0)
  })
})
