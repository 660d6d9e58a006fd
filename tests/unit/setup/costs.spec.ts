import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from '@japa/runner'

interface Part {
  suite: string
  name: string
  seconds: number
  processorSeconds: number
}

const setup = (file: string) => import(new URL(`../../../bin/setup/${file}`, import.meta.url).href)
const { costTable }: { costTable: (parts: Part[]) => string[] } = await setup('testing/costs.js')
const { ProcessorTime }: { ProcessorTime: new () => { watch(pid: number): () => number } } =
  await setup('testing/processor_time.js')

/** Has another process do some work, and passes on the microseconds that it used when it has ended. */
const EMPLOYER = `
  const work = 'for (let turn = 0; turn < 5e8; turn++); const { user, system } = process.cpuUsage(); console.log(user + system)'
  const { execFile } = require('node:child_process')
  execFile(process.execPath, ['-e', work], (error, output) => console.log(output.trim()))
  process.stdin.resume()`

test.group('What suites cost', () => {
  test('is added up for the parts of each, and the longest part is named', ({ assert }) => {
    const parts = [
      { suite: 'browser', name: 'browser, part 1 of 2', seconds: 61.2, processorSeconds: 100.2 },
      { suite: 'unit', name: 'unit', seconds: 90, processorSeconds: 80 },
      { suite: 'browser', name: 'browser, part 2 of 2', seconds: 70.4, processorSeconds: 50.1 },
    ]
    assert.deepEqual(costTable(parts), [
      'suite    parts  processor s  longest part          s',
      'browser  2      150          browser, part 2 of 2  70',
      'unit     1      80           unit                  90',
    ])
  })

  test('counts processes that a process started, also those that have ended', async ({
    assert,
  }) => {
    const child = spawn(process.execPath, ['-e', EMPLOYER])
    const seconds = new ProcessorTime().watch(child.pid!)
    const [microseconds] = await once(child.stdout, 'data')
    const counted = seconds()
    child.stdin.end()
    assert.isAtLeast(counted, Number(microseconds) / 1_000_000)
  }).skip(process.platform !== 'linux', 'other systems do not tell')
})
