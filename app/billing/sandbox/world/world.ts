import { catchUp } from '#app/billing/sandbox/world/advance'
import type { SandboxObject, StripeEvent } from '#app/billing/sandbox/world/objects'
import { Work, type Surroundings } from '#app/billing/sandbox/world/work'

/** All that a sandbox holds, as plain data. */
export interface World {
  objects: Record<string, SandboxObject>
  events: StripeEvent[]
  /** How far its clock is moved, in milliseconds. */
  offsetMs: number
}

export const emptyWorld = (): World => ({ objects: {}, events: [], offsetMs: 0 })

export interface Outcome<Made> {
  world: World
  made: Made
  changed: SandboxObject[]
  /** What the command caused, in order. */
  events: StripeEvent[]
}

/** @param now the real time; the moved clock of the world is added to it */
export interface Outside extends Omit<Surroundings, 'nowMs'> {
  now: number
}

/**
 * Does what was due, and then what a command says.
 * @throws StripeProblem that a command refuses with; the world is as before
 */
export function run<Made>(
  world: World,
  { now, ...outside }: Outside,
  command: (work: Work) => Made
): Outcome<Made> {
  const nowMs = now + world.offsetMs
  const work = new Work(new Map(Object.entries(world.objects)), { ...outside, nowMs })
  catchUp(work, nowMs)
  const made = command(work)
  return { ...applied(world, work), made }
}

/** Moves the clock forward, and does what is due on the way. */
export function advance(world: World, outside: Outside, ms: number): Outcome<null> {
  return run({ ...world, offsetMs: world.offsetMs + ms }, outside, () => null)
}

function applied(world: World, { changed, events }: Work) {
  const objects = { ...world.objects, ...Object.fromEntries(changed) }
  return {
    world: { ...world, objects, events: [...world.events, ...events] },
    changed: [...changed.values()],
    events,
  }
}
