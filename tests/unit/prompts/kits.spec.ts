import { test } from '@japa/runner'
import { analyse } from '#app/prompts/domain/analyse'
import { ANSWER_KITS } from '#app/prompts/domain/variants/answer_kits'
import { IDEA_KITS } from '#app/prompts/domain/variants/idea_kits'
import type { Kit } from '#app/prompts/domain/variants/kit'
import { LITERARY_KITS } from '#app/prompts/domain/variants/literary_kits'
import { LOOKUP_KITS } from '#app/prompts/domain/variants/lookup_kits'
import { MAIL_KITS } from '#app/prompts/domain/variants/mail_kits'
import { OCCASION_KITS } from '#app/prompts/domain/variants/occasion_kits'
import { PLAN_KITS } from '#app/prompts/domain/variants/plan_kits'
import { SPECIAL_KITS } from '#app/prompts/domain/variants/special_kits'
import { TASK_KITS } from '#app/prompts/domain/variants/task_kits'
import { WRITING_KITS } from '#app/prompts/domain/variants/writing_kits'

const ALL: [name: string, kit: Kit][] = [
  ...Object.entries({ ...WRITING_KITS, ...TASK_KITS, ...LOOKUP_KITS }),
  ...[ANSWER_KITS, IDEA_KITS, PLAN_KITS, LITERARY_KITS, MAIL_KITS, OCCASION_KITS].flatMap((kits) =>
    kits.map(([pattern, kit]): [string, Kit] => [pattern.source, kit])
  ),
  ...SPECIAL_KITS.map(({ task, opens, kit }): [string, Kit] => [`${task} ${opens.source}`, kit]),
]

/** What somebody would find who wrote the kit's words into a prompt. */
const ABOUT_WORDS =
  /^(?:clarity|tone|length\.(?:vague|impossible)|constraints\.contradiction|examples)\./

test.group('Kits', () => {
  test('the words of {0} keep the rules that the engine holds others to')
    .with(ALL)
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
