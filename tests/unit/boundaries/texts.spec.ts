import { test } from '@japa/runner'
import { lintText } from '#tests/unit/boundaries/lint_text'

const SCREEN = 'frontend/src/features/prompts/x.tsx'

const LITERAL = [
  'export const a = <p>Saved prompts</p>',
  'export const a = <>{"Saved"}</>',
  'export const a = (n: number) => <p>{`${n} prompts`}</p>',
  'export const a = (on: boolean) => <p>{on ? "On" : "Off"}</p>',
  'export const a = (on: boolean) => <p>{on && "On"}</p>',
  'export const a = <button aria-label="Close" />',
  'export const a = <Field placeholder={"Search"} />',
  'export const a = (n: string) => <img alt={`Picture of ${n}`} />',
  'export const a = <EmptyState heading="Nothing here" />',
  'toast({ title: "copied" })',
  'showToast({ variant: "error", description: "Try again." })',
  'toast.success("Saved")',
  'export const items = [{ label: "Saved prompts", to: "/saved" }]',
]

const CATALOGED = [
  'export const a = <p>{texts.saved.title}</p>',
  'export const a = (n: number) => <p>{n} · 100 %</p>',
  'export const a = <p className="text-muted" data-state="open" />',
  'export const a = <Field type="search" name="title" placeholder={texts.search} />',
  'toast({ title: texts.copied, variant: "destructive" })',
  'export const a = (n: number) => <i style={{ width: `${n}px` }} />',
  'export const columns = [{ title: "short_name", id: "Title" }]',
]

test.group('Texts', () => {
  test('literal text outside the catalog is found: {$self}')
    .with(LITERAL)
    .run(async ({ assert }, code) => {
      const reports = await lintText(SCREEN, `${code}\n`)
      assert.include(
        reports.map(({ rule }) => rule),
        'texts/literal-text'
      )
      assert.include(reports[0].message, 'frontend/src/texts/')
    })

  test('catalogd text and what nobody reads pass: {$self}')
    .with(CATALOGED)
    .run(async ({ assert }, code) => {
      assert.deepEqual(await lintText(SCREEN, `${code}\n`), [])
    })

  test('the catalog itself may hold text', async ({ assert }) => {
    const code = 'export const saved = { title: "Saved prompts" }\n'
    assert.deepEqual(await lintText('frontend/src/texts/en/saved.ts', code), [])
  })
})
