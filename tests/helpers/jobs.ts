import db from '@adonisjs/lucid/services/db'
import { defineJob, type Job, type JobRun } from '#app/core/jobs/define_job'
import type { JobRow } from '#app/core/jobs/job_row'
import { JobRunner } from '#app/core/jobs/job_runner'
import type { RunnerOptions } from '#app/core/jobs/runner_options'
import { until } from '#tests/helpers/until'

let count = 0

type Work = (run: JobRun<string>) => Promise<unknown> | unknown

/** A job that no other test knows. Its payload is a text. */
export function textJob(work: Work, wish: Partial<Job<string>> = {}): Job<string> {
  count += 1
  return defineJob({
    name: `test_${process.pid}_${count}`,
    isPayload: (value): value is string => typeof value === 'string',
    run: async (run) => void (await work(run)),
    ...wish,
  })
}

/** A worker whose log is kept. */
export class TestWorker {
  logged: string[] = []
  #runner: JobRunner

  constructor(jobs: Job<never>[] | Job<string>[], options: Partial<RunnerOptions> = {}) {
    this.#runner = new JobRunner({
      jobs: jobs as Job<unknown>[],
      log: {
        error: (details, message) => {
          this.logged.push(`${message} ${'err' in details ? String(details.err) : ''}`)
        },
      },
      ...options,
    })
  }

  static async start(...args: ConstructorParameters<typeof TestWorker>): Promise<TestWorker> {
    const worker = new TestWorker(...args)
    await worker.#runner.start()
    return worker
  }

  wake() {
    this.#runner.wake()
  }

  stop(graceMs = 1_000) {
    return this.#runner.stop(graceMs)
  }
}

export async function stopAll(workers: TestWorker[]): Promise<void> {
  await Promise.all(workers.map((worker) => worker.stop()))
}

/** Something that happens once, and the ones who wait for it. */
export class Gate<Value = void> {
  #made = Promise.withResolvers<Value>()
  open = (value: Value) => this.#made.resolve(value)
  passed = this.#made.promise
}

export const jobRow = (id: string): Promise<JobRow | null> =>
  db.from('jobs').where('id', id).first()

const withNames = (jobs: Job<never>[] | Job<string>[]) =>
  db.from('jobs').whereIn(
    'name',
    jobs.map(({ name }) => name)
  )

/** Ends the claims of all workers on some jobs, as if they had not been renewed in time. */
export async function endLeases(jobs: Job<never>[] | Job<string>[]): Promise<void> {
  await withNames(jobs)
    .where('state', 'running')
    .update({ due_ms: Date.now() - 1 })
}

/** Ends the pauses before jobs are tried again. @returns whether there were any */
export async function makeDue(jobs: Job<never>[] | Job<string>[]): Promise<boolean> {
  const paused = withNames(jobs).where('state', 'waiting').where('due_ms', '>', 0)
  return Number(await paused.update({ due_ms: 0 })) > 0
}

/** Resolves with the row of a job once it is as wanted. */
export const rowThat = (id: string, isWanted: (row: JobRow | null) => boolean) =>
  until(() => jobRow(id), isWanted)
