import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import { readerSignal } from '#app/core/reader_signal'
import type { Works } from '#app/prompts/services/engine_thread'
import type { ThreadOptions } from '#app/prompts/services/engine_threads'
import { FairEngine, type EngineCaller } from '#app/prompts/services/fair_engine'

let engine: FairEngine | undefined

/** Begins the engine's threads, which would otherwise begin with the first request. */
export function startEngine(options?: ThreadOptions): FairEngine {
  engine ??= new FairEngine(options)
  return engine
}

/** Ends the threads once all that was begun is answered. */
export async function stopEngine(): Promise<void> {
  const ending = engine
  engine = undefined
  await ending?.close()
}

app.terminating(stopEngine)

/**
 * Does work that grows with a text outside the thread that answers requests, in the turn of whoever asks. Never call it
 * inside a transaction, which would keep the database waiting.
 * @throws ApiException 503 with `Retry-After`; then nothing was done.
 */
export function inEngine<Name extends keyof Works>(
  caller: EngineCaller,
  work: Name,
  input: Parameters<Works[Name]>[0]
): Promise<ReturnType<Works[Name]>> {
  return startEngine().run(caller, work, input)
}

/** The person who asks, or their address where nobody is signed in, while they wait for the answer. */
export const engineCaller = (ctx: HttpContext): EngineCaller => ({
  whose: ctx.auth.user?.id ?? ctx.request.ip(),
  signal: readerSignal(ctx),
})
