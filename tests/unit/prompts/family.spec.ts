import { test } from '@japa/runner'
import fc from 'fast-check'
import { chooseFamily, familyWeights } from '#app/prompts/domain/reading/family/choose_family'
import { FAMILIES, type Family } from '#app/prompts/domain/reading/family/families'
import { featuresOf } from '#app/prompts/domain/reading/family/features'
import { ROWS, THRESHOLDS } from '#app/prompts/domain/reading/family/weights'
import { anyText, SLOW_PIECES } from '#tests/unit/prompts/hostile_texts'
import { countWork } from '#tests/unit/prompts/work_counter'

const PLAIN: [string, Family][] = [
  ['Write an email to the plumber and ask when he can come', 'message'],
  ['Reply to this customer who wants a refund, be polite', 'message'],
  ['LinkedIn post on why we gave up plastic packaging', 'publish'],
  ['Press release about the opening of our second clinic', 'publish'],
  ['Write a standard operating procedure for opening the shop', 'document'],
  ['Draft a non-disclosure agreement for a freelancer', 'document'],
  ['Plan a five day trip to Copenhagen with a toddler', 'plan'],
  ['Training plan for my first 10k in eight weeks', 'plan'],
  ['Should I rent or buy a flat at 29?', 'decide'],
  ['Two job offers, one closer to home, one better paid. Which should I take?', 'decide'],
  ['What is the difference between a virus and a bacterium?', 'explain'],
  ['How does a microwave oven work?', 'explain'],
  ['What trends do you see in the survey answers below?', 'analyze'],
  ['Summarize the meeting notes below in five bullet points', 'condense'],
  ['Translate this paragraph into Spanish', 'rewrite'],
  ['Correct the grammar in the following text', 'rewrite'],
  ['Write a Python function that removes duplicates from a list', 'code'],
  ['SQL query for the ten best selling products per month', 'code'],
  ['My React app crashes with TypeError: cannot read properties of undefined. Why?', 'debug'],
  ['Create a worksheet on decimals with answers for grade 6', 'teach'],
  ['Lesson plan about volcanoes, 45 minutes', 'teach'],
  ['Name ideas for a small flower shop', 'ideas'],
  ['Write a short story about a clockmaker who loses time', 'story'],
  ['A poem about the first snow', 'story'],
  ['Act as an interviewer and ask me one question at a time', 'converse'],
  ['Midjourney prompt for a lighthouse in a storm, oil painting', 'image'],
]

const LIMIT = 2800

test.group('The family of a request', () => {
  test('{0} is {1}')
    .with(PLAIN)
    .run(({ assert }, [text, family]) => {
      assert.equal(chooseFamily(text).family, family)
    })

  test('has a plain request in this test for each family', ({ assert }) => {
    assert.sameMembers([...new Set(PLAIN.map(([, family]) => family))], [...FAMILIES])
  })

  test('is not named for {0}')
    .with(
      ['', '   \n ', 'asdf', 'qwe rty uio', '?!', '12345', '😀😀', 'zzzzzz zzzz zzz'].map(
        (text) => [text] as const
      )
    )
    .run(({ assert }, [text]) => {
      assert.isNull(chooseFamily(text).family)
    })

  test('does not change with letter case, curly apostrophes or space at the ends', ({ assert }) => {
    for (const [text, family] of PLAIN) {
      const given = chooseFamily(text)
      for (const other of [
        text.toLowerCase(),
        `${text}\n\n`,
        `  ${text} `,
        text.replaceAll("'", '’'),
      ]) {
        assert.equal(chooseFamily(other).ranked[0][0], family)
        assert.closeTo(chooseFamily(other).confidence, given.confidence, 0.1)
      }
    }
  })

  test('comes with its probability and the two next ones, on any text', ({ assert }) => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { family, confidence, ranked } = chooseFamily(text)
        const shares = ranked.map(([, share]) => share)
        assert.lengthOf(new Set(ranked.map(([name]) => name)), 3)
        assert.deepEqual(
          shares,
          shares.toSorted((one, other) => other - one)
        )
        assert.isTrue(shares.every((share) => share >= 0 && share <= 1))
        assert.equal(confidence, shares[0])
        assert.equal(family, confidence >= THRESHOLDS[ranked[0][0]] ? ranked[0][0] : null)
      }),
      { numRuns: 300 }
    )
  })
})

test.group('The weights of the families', () => {
  test('decode to as many rows as were written, none of them empty', ({ assert }) => {
    const { rows, weights } = familyWeights()
    assert.equal(Math.max(...new Set(rows)), ROWS)
    assert.equal(weights.length, (ROWS + 1) * FAMILIES.length)
    for (let row = 1; row <= ROWS; row++) {
      const own = weights.subarray(row * FAMILIES.length, (row + 1) * FAMILIES.length)
      assert.isTrue(own.some((weight) => weight !== 0))
    }
    assert.isTrue(weights.subarray(0, FAMILIES.length).every((weight) => weight === 0))
  })
})

test.group('The features of a text', () => {
  test('of two million characters of {0} cost no more than those of 4,000')
    .with(
      [...SLOW_PIECES, '"', '`', '```', ': ', '\n', 'a.', '<', '(a, ', 'aB_', 'Error'].map(
        (piece) => [JSON.stringify(piece), piece] as const
      )
    )
    .run(({ assert }, [, piece]) => {
      const features = (length: number) =>
        featuresOf(piece.repeat(Math.ceil(length / piece.length)))
      const work = (length: number) => {
        const text = piece.repeat(Math.ceil(length / piece.length))
        return countWork(() => featuresOf(text))
      }
      assert.isAtMost(features(2_000_000).length, LIMIT * 3)
      assert.isAtMost(work(2_000_000), work(4000) * 1.2 + 500)
    })

  test('see the end of a long text as well as its beginning', ({ assert }) => {
    const filling = 'lorem ipsum dolor sit amet '.repeat(1000)
    const buckets = (text: string) => new Set(featuresOf(text).map(({ index }) => index))
    const plain = buckets(filling)
    assert.isNotEmpty([...buckets(`${filling} translate it`)].filter((index) => !plain.has(index)))
    assert.isNotEmpty([...buckets(`translate it ${filling}`)].filter((index) => !plain.has(index)))
  })

  test('weigh the same for short and long texts, and each bucket occurs once', ({ assert }) => {
    fc.assert(
      fc.property(anyText, (text) => {
        const features = featuresOf(text)
        const squares = features.reduce((sum, { value }) => sum + value ** 2, 0)
        assert.closeTo(squares, 4, 1e-6)
        assert.lengthOf(new Set(features.map(({ index }) => index)), features.length)
      }),
      { numRuns: 300 }
    )
  })
})
