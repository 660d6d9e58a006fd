import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { test } from '@japa/runner'
import { codeFiles } from '#tests/unit/boundaries/source_files'
import { betterWord, exportedNames } from '#tests/unit/boundaries/words'

const OURS = /^(app|frontend|cli)[\\/]/

test.group('Words', () => {
  test('files and exports of ours use one word per thing', ({ assert }) => {
    const wrong = codeFiles()
      .filter((path) => OURS.test(path))
      .flatMap((path) => {
        const names = [
          basename(path).replace(/\..*$/, ''),
          ...exportedNames(readFileSync(path, 'utf8')),
        ]
        return names.flatMap((name) => {
          const better = betterWord(path, name)
          return better ? [`${path}: ${name}: say ${better.say}, not ${better.never}`] : []
        })
      })
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
      ['app/templates/domain/x.ts', 'WorkflowTemplate'],
    ] as const)
    .run(({ assert }, [path, name]) => {
      assert.isNull(betterWord(path, name))
    })

  test('names are read from every kind of export', ({ assert }) => {
    const code = 'export const a = 1\nexport default class B {}\nexport async function c() {}\n'
    assert.deepEqual(exportedNames(code), ['a', 'B', 'c'])
  })
})
