import type { Apart, Discovery, RecurringPart } from '#app/prompts/domain/discovery/types'
import type { WorkshopPrompt } from '#frontend/features/workshop/workshop_prompts'

export interface ShownMember {
  prompt: WorkshopPrompt
  own: string[]
}

export interface ShownGroup {
  similarity: number
  members: ShownMember[]
}

export interface ShownPart extends RecurringPart {
  prompts: WorkshopPrompt[]
}

export interface DiscoveryView {
  groups: ShownGroup[]
  parts: ShownPart[]
}

type Prompts = ReadonlyMap<string, WorkshopPrompt>

/** What was found, without prompts that were deleted since and without pairs that were found different. */
export function viewOf(
  { groups, parts }: Discovery,
  prompts: Prompts,
  gone: ReadonlySet<string>,
  parted: readonly Apart[]
): DiscoveryView {
  const isHere = (id: string) => !gone.has(id) && prompts.has(id)
  return {
    groups: groups
      .map(({ similarity, members }) => {
        const here = members.filter(({ id }) => isHere(id))
        const left = here.filter(({ id }) => !standsAlone(id, here, parted))
        return {
          similarity,
          members: left.map(({ id, own }) => ({ prompt: prompts.get(id)!, own })),
        }
      })
      .filter(({ members }) => members.length > 1),
    parts: parts
      .map((part) => ({
        ...part,
        prompts: part.ids.filter(isHere).map((id) => prompts.get(id)!),
      }))
      .filter((part) => part.prompts.length > 1),
  }
}

/** The person marked it as different from all others. */
const standsAlone = (id: string, members: { id: string }[], parted: readonly Apart[]) =>
  members.length > 1 &&
  members.every((other) => other.id === id || parted.some((pair) => isOf(pair, id, other.id)))

const isOf = ([one, other]: Apart, a: string, b: string) =>
  (one === a && other === b) || (one === b && other === a)
