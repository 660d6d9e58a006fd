import { test } from '@japa/runner'
import { analyse } from '#app/prompts/domain/analyse'
import { allKits } from '#app/prompts/domain/variants/all_kits'

/** What somebody would find who wrote the kit's words into a prompt. */
const ABOUT_WORDS =
  /^(?:clarity|tone|length\.(?:vague|impossible)|constraints\.contradiction|examples)\./

test.group('Kits', () => {
  test('the words of {0} keep the rules that the engine holds others to')
    .with(allKits())
    .run(({ assert }, [, kit]) => {
      const { assumed = {}, subject, role, form, coverage, insights = '', rule, edge, check } = kit
      const text = [
        'Write about dogs.',
        role ? `You are ${role}.` : '',
        `${subject[0]}: ${assumed.subject ?? subject[1]}`,
        `Audience: ${assumed.audience ?? kit.audience}`,
        `Purpose: ${assumed.purpose ?? kit.purpose}`,
        `Tone: ${kit.tone ?? 'professional and friendly'}`,
        `Return ${form}. ${coverage} ${insights}`,
        `${rule} ${edge} ${check}`,
      ].join('\n\n')
      const found = analyse(text).findings.filter(
        (finding) => ABOUT_WORDS.test(finding.rule) && !finding.rule.endsWith('missing')
      )
      assert.deepEqual(
        found.map((finding) => `${finding.rule}: ${text.slice(finding.start, finding.end)}`),
        []
      )
    })
})
