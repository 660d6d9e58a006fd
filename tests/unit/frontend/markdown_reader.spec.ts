import { test } from '@japa/runner'
import { markdownReading } from '#app/flows/domain/result_file/read_markdown'
import { MarkdownReader } from '#frontend/components/markdown/markdown_reader'

/** A thread that answers when it is told to. */
class SlowWorker extends EventTarget {
  asked: string[] = []
  isEnded = false

  postMessage(text: string): void {
    this.asked.push(text)
  }

  answer(): void {
    const data = markdownReading(this.asked.at(-1)!)
    this.dispatchEvent(new MessageEvent('message', { data }))
  }

  terminate(): void {
    this.isEnded = true
  }
}

function readerWith(...workers: SlowWorker[]) {
  const waits: (() => void)[] = []
  const calledOff: (() => void)[] = []
  const reader = new MarkdownReader(
    () => workers.shift() as unknown as Worker,
    (act) => {
      waits.push(act)
      return () => calledOff.push(act)
    }
  )
  return { reader, waits, calledOff }
}

test.group('The thread that reads long Markdown', () => {
  test('reads one text after the other', async ({ assert }) => {
    const worker = new SlowWorker()
    const { reader, waits, calledOff } = readerWith(worker)
    const [one, two] = [reader.read('# One'), reader.read('# Two')]
    assert.deepEqual(worker.asked, ['# One'])
    worker.answer()
    assert.deepEqual(await one, markdownReading('# One'))
    assert.deepEqual(worker.asked, ['# One', '# Two'])
    worker.answer()
    assert.deepEqual(await two, markdownReading('# Two'))
    assert.deepEqual(calledOff, waits)
  })

  test('is ended by a text that takes too long, and another goes on', async ({ assert }) => {
    const [first, second] = [new SlowWorker(), new SlowWorker()]
    const { reader, waits } = readerWith(first, second)
    const [slow, next] = [reader.read('slow'), reader.read('next')]
    waits[0]()
    assert.equal((await slow).plainBecause, 'slow')
    assert.isTrue(first.isEnded)
    assert.deepEqual(second.asked, ['next'])
    second.answer()
    assert.isNull((await next).plainBecause)
  })

  test('that fails leaves its text as it is, and another reads the next one', async ({
    assert,
  }) => {
    const [first, second] = [new SlowWorker(), new SlowWorker()]
    const { reader, waits, calledOff } = readerWith(first, second)
    const [failed, next] = [reader.read('# One'), reader.read('# Two')]
    first.dispatchEvent(new Event('error', { cancelable: true }))
    assert.deepEqual(await failed, { parts: [], plainBecause: 'failed' })
    assert.isTrue(first.isEnded)
    first.dispatchEvent(new Event('error', { cancelable: true }))
    second.answer()
    assert.deepEqual(await next, markdownReading('# Two'))
    assert.deepEqual(calledOff, waits)
  })

  test('that the browser refuses to start leaves each text as it is', async ({ assert }) => {
    const reader = new MarkdownReader(
      () => {
        throw new TypeError('refused')
      },
      () => () => {}
    )
    const shown = await Promise.all([reader.read('# One'), reader.read('# Two')])
    assert.deepEqual(
      shown.map(({ plainBecause }) => plainBecause),
      ['failed', 'failed']
    )
  })
})
