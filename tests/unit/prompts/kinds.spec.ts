import { test } from '@japa/runner'
import { RECORDS } from '#app/prompts/domain/deliverables/records'
import { likelyDeliverables } from '#app/prompts/domain/deliverables/likely_deliverables'
import { improve } from '#app/prompts/domain/improve'
import {
  DELIVERABLE_LABELS,
  isKnownKind,
  kindLabel,
} from '#app/prompts/domain/kinds/deliverable_labels'
import { KIND_LABELS, kindOf } from '#app/prompts/domain/kinds/kind'
import { rewriteMessages } from '#app/prompts/domain/model_rewrite/messages'
import { questionsFor } from '#app/prompts/domain/questions'
import { FAMILIES } from '#app/prompts/domain/reading/family/families'
import { DEFAULT_SETTINGS, type Settings } from '#app/prompts/domain/types'

/** The engine cannot know whether a plan, a comparison or advice is wanted. */
const UNCLEAR = 'cover crop after winter barley on clay'
const CLEAR = 'Write an email to our customers about the new opening hours'

const improved = (text: string, settings: Partial<Settings> = {}) =>
  improve({ text, settings: { ...DEFAULT_SETTINGS, ...settings } })

test.group('Kinds of work', () => {
  test('have a name for each deliverable, and none for anything else', ({ assert }) => {
    for (const family of FAMILIES) {
      const ids = RECORDS[family].deliverables.map(({ id }) => id)
      assert.sameMembers(Object.keys(DELIVERABLE_LABELS[family]), ids, family)
    }
  })

  test('have names that differ', ({ assert }) => {
    const all = FAMILIES.flatMap((family) => [
      KIND_LABELS[family],
      ...Object.values(DELIVERABLE_LABELS[family]).map((label) => `${family} ${label}`),
    ])
    assert.lengthOf(new Set(all), all.length)
  })

  test('are read from their ids', ({ assert }) => {
    assert.deepEqual(kindOf('plan'), { family: 'plan', deliverable: null })
    assert.deepEqual(kindOf('plan/rota'), { family: 'plan', deliverable: 'rota' })
    assert.equal(kindLabel('plan/rota'), 'Rota')
    assert.equal(kindLabel('plan'), KIND_LABELS.plan)
  })

  test('are not read from {$self}')
    .with([
      null,
      undefined,
      '',
      'planet',
      'plan/',
      'plan/rota/',
      'plan/constructor',
      'rota',
      '__proto__',
    ])
    .run(({ assert }, id) => {
      assert.isFalse(isKnownKind(String(id)))
      assert.isNull(kindLabel(id))
    })
})

test.group('The question what should come back', () => {
  test('is asked where the engine is not certain, the likeliest kinds first', ({ assert }) => {
    const { question } = improved(UNCLEAR)
    assert.lengthOf(question!.kinds, 3)
    const shares = question!.kinds.map(({ probability }) => probability)
    assert.deepEqual(
      shares,
      shares.toSorted((one, other) => other - one)
    )
    assert.isAtMost(
      shares.reduce((sum, share) => sum + share),
      1
    )
    for (const { id, label } of question!.kinds) assert.equal(kindLabel(id), label)
  })

  test('is not asked of {$self}')
    .with([
      CLEAR,
      '',
      '\u200B \u2060',
      'Schreiben Sie eine freundliche E-Mail an die Kundin und erklären Sie, warum die Lieferung später kommt.',
    ])
    .run(({ assert }, text) => assert.isNull(improved(text).question))

  test('is asked of a few words that name a thing only', ({ assert }) => {
    assert.isNotNull(improved('Methotrexate counselling points').question)
  })

  test('is not asked again once it was answered', ({ assert }) => {
    for (const { id } of improved(UNCLEAR).question!.kinds)
      assert.isNull(improved(UNCLEAR, { kind: id }).question)
  })
})

test.group('Kinds within a family', () => {
  const MARATHON = 'spring marathon in 16 weeks, three runs a week, bad knee'

  test('are offered where no deliverable is named, at most two', ({ assert }) => {
    const { narrower } = improved(MARATHON, { kind: 'plan' })
    assert.include(narrower, 'plan/training_plan')
    assert.isAtMost(narrower.length, 2)
    assert.isTrue(narrower.every(isKnownKind))
  })

  test('are the one that the request names, whose lines are added once it is chosen', ({
    assert,
  }) => {
    const text = `Make a training plan: ${MARATHON}`
    const { narrower, variants } = improved(text, { kind: 'plan' })
    assert.deepEqual(narrower, ['plan/training_plan'])
    const [record] = RECORDS.plan.deliverables.filter(({ id }) => id === 'training_plan')
    const holds = ({ content }: { content: string }) =>
      record.contains!.some((point) => content.includes(point))
    assert.isFalse(variants.some(holds))
    assert.isTrue(improved(text, { kind: narrower[0] }).variants.some(holds))
  })

  test('are not offered once one is chosen', ({ assert }) => {
    assert.isEmpty(improved(MARATHON, { kind: 'plan/training_plan' }).narrower)
  })

  test('are not offered where the family is not known, or nothing is added', ({ assert }) => {
    assert.isEmpty(improved(UNCLEAR).narrower)
    assert.isEmpty(improved('').narrower)
  })

  test('add lines of their own', ({ assert }) => {
    const [first] = improved(MARATHON, { kind: 'plan' }).narrower
    const contentsFor = (kind: string) =>
      improved(MARATHON, { kind }).variants.map(({ content }) => content)
    assert.notDeepEqual(contentsFor(first), contentsFor('plan'))
  })

  test('are found for any text of any family', ({ assert }) => {
    for (const family of FAMILIES)
      for (const text of ['', '\u200B', 'a'.repeat(5_000), `${family} `.repeat(400)])
        assert.isAtMost(likelyDeliverables(family, text).length, 2)
  })
})

test.group('A result of a few words', () => {
  for (const size of ['two lines', 'one sentence', '40 words'])
    test(`gets no list of what it must contain: ${size}`, ({ assert }) => {
      const points = RECORDS.message.contains!
      const contentsFor = (text: string) =>
        improved(text, { kind: 'message' })
          .variants.map(({ content }) => content)
          .join()
      const text = 'tell Sam that we meet again in autumn'
      const holds = (content: string) => points.some((point) => content.includes(point))
      assert.isTrue(holds(contentsFor(text)))
      assert.isFalse(holds(contentsFor(`${text}, ${size}`)))
    })
})

test.group('A kind that the person chose', () => {
  test('gives variants with lines for such work: {$self}')
    .with([...FAMILIES])
    .run(({ assert }, kind) => {
      const text = 'winter barley on clay'
      const { variants, analysis, leftAlone } = improved(text, { kind })
      assert.isNull(leftAlone)
      assert.equal(analysis.family, kind)
      const [structured] = variants.filter(({ id }) => id === 'structured')
      assert.isTrue(RECORDS[kind].contains!.some((point) => structured.content.includes(point)))
      assert.isTrue(variants.every(({ content }) => content.toLowerCase().includes(text)))
    })

  test('may be one deliverable, whose lines take the place of the family', ({ assert }) => {
    const [meal] = RECORDS.plan.deliverables.filter(({ id }) => id === 'meal_plan')
    const { variants } = improved('four people, two weeks, no nuts', { kind: 'plan/meal_plan' })
    const content = variants.map((variant) => variant.content).join()
    assert.isTrue(meal.contains!.some((point) => content.includes(point)))
  })

  test('counts where the engine was certain of another', ({ assert }) => {
    const { analysis, variants } = improved(CLEAR, { kind: 'story' })
    assert.equal(analysis.family, 'story')
    assert.notDeepEqual(
      variants.map(({ content }) => content),
      improved(CLEAR).variants.map(({ content }) => content)
    )
  })

  test('decides what is asked', ({ assert }) => {
    const asksOf = (kind: string | null) =>
      questionsFor({ text: UNCLEAR, settings: { ...DEFAULT_SETTINGS, kind } }).map(({ ask }) => ask)
    assert.isNotEmpty(asksOf('plan'))
    assert.notDeepEqual(asksOf('plan'), asksOf('decide'))
  })

  test('is passed on to a model', ({ assert }) => {
    const instructionsFor = (kind: string | null) => {
      const settings = { ...DEFAULT_SETTINGS, kind }
      const rest = { original: UNCLEAR, goal: '', context: '', values: {}, findings: [], notes: [] }
      return rewriteMessages('structured', { ...rest, settings })[0].content
    }
    assert.include(instructionsFor('plan/rota'), 'Rota')
    assert.notInclude(instructionsFor(null), 'wants the assistant to give')
  })
})
