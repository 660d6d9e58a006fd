import { availableParallelism } from 'node:os'
import app from '@adonisjs/core/services/app'
import { Piscina } from 'piscina'
import { ApiException } from '#app/core/exceptions/api_exception'
import type { Judged } from '#app/prompts/domain/model_rewrite/judge'
import type { JudgedRefinement } from '#app/prompts/domain/model_rewrite/refinement'
import type { ImproveRequest } from '#app/prompts/domain/types'
import type { Instructed, Rewritten, Worked } from '#app/prompts/services/engine_thread'

const LONGEST_MS = 20_000
const MOST_WAITING = 500

const isSource = import.meta.url.endsWith('.ts')
const thread = new URL(`./engine_thread${isSource ? '.ts' : '.js'}`, import.meta.url)

type Task = ImproveRequest | Rewritten | Instructed
type Result = Worked | Judged | JudgedRefinement
type Pool = Piscina<Task, Result>

let pool: Pool | undefined

/** Begins the engine's threads, which would otherwise begin with the first request. */
export function startEngine(): Pool {
  if (pool) return pool
  const started: Pool = new Piscina({
    filename: thread.href,
    minThreads: 1,
    maxThreads: availableParallelism(),
    idleTimeout: 60_000,
    maxQueue: MOST_WAITING,
    recordTiming: false,
    execArgv: isSource ? ['--import', '@poppinss/ts-exec'] : [],
  })
  // Whoever is being answered gets the answer.
  app.terminating(() => started.close())
  pool = started
  return started
}

/**
 * Improves a text beside the thread that answers requests, so that a long text holds up nobody
 * else. @throws ApiException 503 when too many wait, or a text takes longer than any should.
 */
export async function improveApart(request: ImproveRequest): Promise<Worked> {
  return (await run(request, 'default')) as Worked
}

/** Judges the rewrite of a model, beside that thread too. @throws ApiException 503 as above. */
export async function judgeApart(rewritten: Rewritten): Promise<Judged> {
  return (await run(rewritten, 'judge')) as Judged
}

/** The same for what was made on instruction. */
export async function judgeRefinedApart(instructed: Instructed): Promise<JudgedRefinement> {
  return (await run(instructed, 'refine')) as JudgedRefinement
}

async function run(task: Task, name: string): Promise<Result> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), LONGEST_MS)
  try {
    return await startEngine().run(task, { name, signal: late.signal })
  } catch (error) {
    throw isOverload(error) ? busy() : error
  } finally {
    clearTimeout(timer)
  }
}

function isOverload(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'AbortError' || error.message.startsWith('Task queue is at limit')
}

function busy(): ApiException {
  return new ApiException(503, 'busy', 'The engine is busy. Nothing was changed; try again.', {
    hint: 'Wait a few seconds.',
  })
}
