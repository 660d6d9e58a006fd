import { isCertain } from '#app/prompts/domain/variants/kind_question'
import { kindOf } from '#app/prompts/domain/kinds/kind'
import { isGuided } from '#app/prompts/domain/deliverables/is_guided'
import { guideFor, guideForKind, type Guide } from '#app/prompts/domain/deliverables/guide'
import type { Reading } from '#app/prompts/domain/reading/reading'
import { movedSettings } from '#app/prompts/domain/settings'
import type { ImproveRequest, Settings } from '#app/prompts/domain/types'
import { RequestTraits } from '#app/prompts/domain/variants/request_traits'

/** What the writers of variants work from: the text, what is known of such work, and what the person told. */
export interface Brief {
  reading: Reading
  /** What is known of the kind of work; null where nothing may be added on the strength of it. */
  guide: Guide | null
  /** What the request says already. */
  requestTraits: RequestTraits
  settings: Settings
  moved: (keyof Settings)[]
  given: { goal: string; context: string; variables: [name: string, value: string][] }
  /** Nothing is lacking: only moved settings are applied. */
  excellent: boolean
  /** It was improved before: nothing more is added or asked. */
  guided: boolean
  /** Whether the person wants nothing of the rule. */
  silent(rule: string): boolean
}

/** Collects what the variants need; `given` values are trimmed and empty ones are left out. */
export function briefFor(reading: Reading, request: ImproveRequest, excellent: boolean): Brief {
  const { settings, goal, context, variables, without } = request
  const requestTraits = new RequestTraits(reading)
  return {
    reading,
    guide: guideWithin(reading, requestTraits, settings),
    requestTraits,
    settings,
    moved: movedSettings(settings, reading.family),
    given: {
      goal: oneLine(goal),
      context: (context ?? '').trim(),
      variables: Object.entries(variables ?? {}).filter(([, value]) => value.trim() !== ''),
    },
    excellent,
    guided: isGuided(reading),
    silent: (rule) => without?.includes(rule) ?? false,
  }
}

/**
 * Who told so much left little open that a line which holds for many requests could fill: blind readers preferred
 * such requests as often without added lines as with them.
 */
const DETAILED_REQUEST_WORDS = 30

function guideWithin(reading: Reading, { words }: RequestTraits, { kind }: Settings): Guide | null {
  const chosen = kindOf(kind)
  if (chosen) return guideForKind(chosen, reading)
  return isCertain(reading) && words < DETAILED_REQUEST_WORDS ? guideFor(reading) : null
}

const oneLine = (text = '') => text.replaceAll(/\s+/g, ' ').trim()

/** Words between spaces. */
export const wordsIn = (text: string) => text.match(/\S+/g)?.length ?? 0
