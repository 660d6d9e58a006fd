import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { test } from '@japa/runner'
import { codeFiles } from '#tests/unit/boundaries/source_files'
import { betterWord, declaredNames, exportedNames, GONE } from '#tests/unit/boundaries/words'

const OURS = /^(app|frontend|cli)[\\/]/
/** Where names that are not exported are looked at, too. */
const EVERYWHERE = GONE.slice(0, 1)

test.group('Words', () => {
  test('files and exports of ours use one word per thing', ({ assert }) => {
    const wrong = codeFiles()
      .filter((path) => OURS.test(path))
      .flatMap((path) => {
        const code = readFileSync(path, 'utf8')
        const names = [basename(path).replace(/\..*$/, ''), ...exportedNames(code)]
        return [
          ...names.map((name) => [name, betterWord(path, name)] as const),
          ...declaredNames(code).map((name) => [name, betterWord(path, name, GONE)] as const),
        ].flatMap(([name, better]) =>
          better ? `${path}: ${name}: say ${better.say}, not ${better.never}` : []
        )
      })
    assert.deepEqual(wrong, [])
  })

  test('nor do names of benches, set-up and tests say what was told', ({ assert }) => {
    const wrong = codeFiles()
      .filter((path) => !OURS.test(path) && !path.endsWith('words.spec.ts'))
      .flatMap((path) =>
        declaredNames(readFileSync(path, 'utf8'))
          .filter((name) => betterWord(path, name, EVERYWHERE))
          .map((name) => `${path}: ${name}`)
      )
    assert.deepEqual(wrong, [])
  })

  test('a forbidden word is found in {0}: {1}')
    .with([
      ['app/prompts/models/prompt.ts', 'PromptRevision'],
      ['app/prompts/domain/x.ts', 'proposedFix'],
      ['app/prompts/domain/x.ts', 'suggestion_list'],
      ['app/flows/domain/x.ts', 'taskKinds'],
      ['app/flows/services/start_job.ts', 'start_job'],
      ['app/billing/domain/x.ts', 'TIERS'],
      ['app/prompts/domain/x.ts', 'AlreadyTold'],
      ['app/prompts/services/x.ts', 'saidTwice'],
      ['frontend/src/lib/rooms.ts', 'rooms'],
      ['frontend/src/lib/x.ts', 'MOST'],
      ['frontend/src/lib/x.ts', 'MOST_ROWS'],
      ['app/core/jobs/x.ts', 'LONGEST_WAIT'],
      ['frontend/src/prompts/draft_keeper.ts', 'draft_keeper'],
      ['app/prompts/domain/model_rewrite/x.ts', 'judgeRewrite'],
      ['app/prompts/services/judge.ts', 'judge'],
      ['frontend/src/features/create/editor/x.ts', 'isRefining'],
      ['frontend/src/features/create/editor/x.ts', 'useModelVersions'],
    ] as const)
    .run(({ assert }, [path, name]) => {
      assert.isNotNull(betterWord(path, name))
    })

  test('a name that only looks like one passes in {0}: {1}')
    .with([
      ['app/prompts/domain/x.ts', 'suggestions'],
      ['app/prompts/domain/x.ts', 'TASKS'],
      ['app/prompts/domain/x.ts', 'commonPrefix'],
      ['app/auth/models/user.ts', 'jobRole'],
      ['app/auth/services/x.ts', 'issuerOf'],
      ['app/billing/domain/x.ts', 'creditWarnings'],
      ['app/core/x.ts', 'mostUsed'],
      ['app/templates/domain/x.ts', 'WorkflowTemplate'],
      ['app/prompts/services/tryouts/judge_tryout.ts', 'judgeTryout'],
      ['frontend/src/features/tryouts/x.tsx', 'JudgeNote'],
      ['frontend/src/features/saved/x.tsx', 'useRefinement'],
      ['frontend/src/features/create/x.tsx', 'keepVersion'],
    ] as const)
    .run(({ assert }, [path, name]) => {
      assert.isNull(betterWord(path, name))
    })

  test('names are read from declarations that are not exported', ({ assert }) => {
    const code = 'const MOST = 3\nfunction told() {\n  let said = 1\n}\ntype Heard = string\n'
    assert.deepEqual(declaredNames(code), ['MOST', 'told', 'said', 'Heard'])
  })

  test('names are read from every kind of export', ({ assert }) => {
    const code = 'export const a = 1\nexport default class B {}\nexport async function c() {}\n'
    assert.deepEqual(exportedNames(code), ['a', 'B', 'c'])
  })
})
