import { test } from '@japa/runner'
import { DEFAULT_SETTINGS, type Improvement, type Variant } from '#app/prompts/domain/types'
import { EditorSession } from '#frontend/features/create/editor/editor_session'
import type { EngineResult } from '#frontend/features/create/editor/editor_state'
import type { Draft } from '#frontend/prompts/draft'
import type { DraftGateway } from '#frontend/prompts/draft_gateway'
import { newStart, type PromptStart } from '#frontend/prompts/prompt_start'
import { turns } from '#tests/helpers/turns'
import { open } from '#tests/unit/frontend/drafts/open_draft'

const improvementOf = (content: string, more: object = {}): Improvement =>
  ({ variants: [{ id: 'structured', content }], ...more }) as unknown as Improvement

const byModel = (content: string): Improvement =>
  improvementOf(content, { variants: [{ content, engine: 'model' } as Variant] })

/** The engine answers when the test says so. */
class HeldEngine {
  asked: { text: string; answer: (content: string) => Promise<void>; fail: () => Promise<void> }[] =
    []
  stops = 0

  improve({ text }: { text: string }): Promise<Improvement> {
    const { promise, resolve, reject } = Promise.withResolvers<Improvement>()
    this.asked.push({
      text,
      answer: async (content) => resolve(improvementOf(content)),
      fail: async () => reject(new Error('broken')),
    })
    return promise
  }

  stop() {
    this.stops += 1
  }
}

function sessionOf(given: Partial<PromptStart> = {}, without: string[] = []) {
  const start = newStart({ draft: { text: 'one', settings: DEFAULT_SETTINGS }, ...given })
  const { sync } = open({ draft: start.draft })
  const engine = new HeldEngine()
  const recorded: string[] = []
  const assumed: string[] = []
  const written: PromiseWithResolvers<EngineResult | null>[] = []
  const history = {
    record: async ({ text }: Draft) => void recorded.push(text),
    assume: ({ text }: Draft) => void assumed.push(text),
  }
  const models = {
    write() {
      const call = Promise.withResolvers<EngineResult | null>()
      written.push(call)
      return call.promise
    },
    stop() {},
  }
  const gateway = { promptId: 'p' } as DraftGateway
  const tools = { open: { gateway, sync }, engine, history, models }
  const session = new EditorSession(tools, { ...start, ...given }, without)
  return { session, sync, engine, recorded, assumed, written }
}

const settled = () => turns()
const contentOf = ({ session }: { session: EditorSession }) =>
  session.state.result?.improvement.variants[0].content

const kept = (settings = DEFAULT_SETTINGS, without: string[] = []) => ({
  improvedText: 'one',
  improvement: improvementOf('kept', { madeWith: { settings, without } }),
})

test.group('A prompt that is opened again in the editor', () => {
  test('shows what the server has without running the engine', ({ assert }) => {
    const work = sessionOf(kept())
    work.session.begin(null)
    assert.equal(contentOf(work), 'kept')
    assert.lengthOf(work.engine.asked, 0)
    assert.deepEqual(work.assumed, ['one'])
  })

  test('is rewritten in place where {0}')
    .with([
      ['the settings have changed since', { ...kept({ ...DEFAULT_SETTINGS, tone: 9 }) }, []],
      ['a rule was silenced since', kept(), ['goal.no_success_test']],
      [
        'the server does not say what it was made with',
        { improvedText: 'one', improvement: improvementOf('kept') },
        [],
      ],
    ] as const)
    .run(async ({ assert }, [, given, without]) => {
      const work = sessionOf(given, [...without])
      work.session.begin(null)
      assert.isTrue(work.session.state.isRerunning)
      assert.equal(contentOf(work), 'kept')
      await work.engine.asked[0].answer('new')
      await settled()
      assert.equal(contentOf(work), 'new')
      assert.deepEqual(work.assumed, [])
    })

  test('keeps what a model wrote, and counts it as old once the settings differ', ({ assert }) => {
    const settings = { ...DEFAULT_SETTINGS, tone: 9 }
    const improvement = { ...byModel('by model'), madeWith: { settings, without: [] } }
    const work = sessionOf({ improvedText: 'one', improvement })
    work.session.begin('model')
    assert.lengthOf(work.engine.asked, 0)
    assert.equal(work.session.state.result?.request.settings.tone, 9)
  })
})

test.group('The work of the editor', () => {
  test('the answer to an earlier run of the engine is ignored', async ({ assert }) => {
    const work = sessionOf()
    work.session.analyze(null)
    work.sync.change({ text: 'two' })
    work.session.analyze(null)
    await work.engine.asked[1].answer('second')
    await work.engine.asked[0].answer('first')
    await settled()
    assert.equal(contentOf(work), 'second')
    assert.deepEqual(work.recorded, ['one', 'two'])
    work.sync.stop()
  })

  test('a run that is stopped leaves the last result, and its failure is not shown', async ({
    assert,
  }) => {
    const work = sessionOf(kept())
    work.session.analyze(null)
    assert.equal(work.session.state.step, 0)
    work.session.stop()
    await work.engine.asked[0].fail()
    await settled()
    assert.equal(contentOf(work), 'kept')
    assert.isNull(work.session.state.step)
    assert.isFalse(work.session.state.isFailed)
  })

  test('a run that fails says so, and the next one may succeed', async ({ assert }) => {
    const work = sessionOf()
    work.session.analyze(null)
    await work.engine.asked[0].fail()
    await settled()
    assert.isTrue(work.session.state.isFailed)
    work.session.analyze(null)
    await work.engine.asked[1].answer('whole')
    await settled()
    assert.isFalse(work.session.state.isFailed)
    assert.equal(contentOf(work), 'whole')
  })

  test('what a model wrote replaces the result, and is back when the next call fails', async ({
    assert,
  }) => {
    const work = sessionOf()
    const result = {
      request: { text: 'one', settings: DEFAULT_SETTINGS },
      improvement: byModel('m'),
    }
    work.session.analyze('model')
    work.written[0].resolve(result)
    await settled()
    assert.equal(contentOf(work), 'm')
    work.session.analyze('model')
    await work.engine.asked[1].answer('ours')
    await settled()
    assert.equal(contentOf(work), 'ours')
    work.written[1].resolve(null)
    await settled()
    assert.equal(contentOf(work), 'm')
    assert.deepEqual(work.recorded, [])
  })

  test('a call of a model that gave way to another one changes nothing', async ({ assert }) => {
    const work = sessionOf()
    work.session.analyze('model')
    work.sync.change({ text: 'two' })
    work.session.analyze('model')
    work.written[0].resolve(null)
    await settled()
    assert.deepEqual(work.recorded, [])
    work.written[1].resolve(null)
    await settled()
    assert.deepEqual(work.recorded, ['two'])
    work.sync.stop()
  })

  test('undo brings a setting back, and the engine follows', async ({ assert }) => {
    const work = sessionOf(kept())
    work.session.changeSettings({ tone: 9 })
    assert.equal(work.sync.view.draft.settings.tone, 9)
    work.session.undo()
    assert.deepEqual(work.sync.view.draft.settings, DEFAULT_SETTINGS)
    work.session.redo()
    assert.equal(work.sync.view.draft.settings.tone, 9)
    work.session.close()
    work.sync.stop()
  })
})
